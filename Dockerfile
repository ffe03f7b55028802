# A table in a container: docker build --tag boardwright . && docker run --publish 8000:8000 --volume boardwright:/data boardwright
# docs/hosting.md explains it; deploy/compose.yaml runs two tables with PostgreSQL behind a proxy.

FROM python:3.13-slim AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY LICENSE README.md pyproject.toml ./
COPY tools/build.py tools/training.py tools/
COPY tools/packing tools/packing
COPY src src
RUN python -m venv /opt/boardwright \
    && BOARDWRIGHT_BUILD=trained /opt/boardwright/bin/pip install --no-cache-dir '.[postgresql]'

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home boardwright \
    && install --directory --owner=boardwright /data
COPY --from=build /opt/boardwright /opt/boardwright
ENV PATH="/opt/boardwright/bin:$PATH" BOARDWRIGHT_CODE=compiled
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=5)"]
ENTRYPOINT ["boardwright"]
CMD ["serve", "--host", "0.0.0.0"]
