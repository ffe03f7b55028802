"""The database of the table, step by step: what every version added. A step that was released is never changed.

The statements are plain SQL that SQLite and PostgreSQL both read.
"""

from sqlalchemy import Connection, text

from boardwright.kernel.errors import BoardwrightError
from boardwright.words import Words

STEPS: list[list[str]] = [
    [
        """CREATE TABLE games (
            id VARCHAR(20) PRIMARY KEY,
            game VARCHAR(40) NOT NULL,
            rules INTEGER NOT NULL,
            seats INTEGER NOT NULL,
            seed VARCHAR(40) NOT NULL,
            options TEXT NOT NULL,
            mode VARCHAR(10) NOT NULL,
            secret VARCHAR(32) NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            changed DOUBLE PRECISION NOT NULL,
            parent VARCHAR(20),
            entries INTEGER NOT NULL,
            moves INTEGER NOT NULL,
            asked INTEGER,
            state VARCHAR(10) NOT NULL,
            mark TEXT,
            rematch VARCHAR(20)
        )""",
        "CREATE INDEX games_changed ON games (state, changed)",
        """CREATE TABLE moves (
            game VARCHAR(20) NOT NULL REFERENCES games (id),
            number INTEGER NOT NULL,
            kind VARCHAR(4) NOT NULL,
            seat INTEGER,
            option TEXT,
            target INTEGER,
            made DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (game, number)
        )""",
        """CREATE TABLE seats (
            game VARCHAR(20) NOT NULL REFERENCES games (id),
            seat INTEGER NOT NULL,
            sort VARCHAR(10) NOT NULL,
            level VARCHAR(40) NOT NULL,
            name VARCHAR(40) NOT NULL,
            secret VARCHAR(64) NOT NULL,
            PRIMARY KEY (game, seat)
        )""",
        """CREATE TABLE holders (
            game VARCHAR(20) NOT NULL REFERENCES games (id),
            seat INTEGER NOT NULL,
            visitor VARCHAR(64) NOT NULL,
            PRIMARY KEY (game, seat, visitor)
        )""",
        "CREATE INDEX holders_visitor ON holders (visitor)",
        """CREATE TABLE chat (
            game VARCHAR(20) NOT NULL REFERENCES games (id),
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            name VARCHAR(40) NOT NULL,
            line TEXT NOT NULL,
            said DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (game, number)
        )""",
        """CREATE TABLE proposals (
            game VARCHAR(20) NOT NULL REFERENCES games (id),
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            what VARCHAR(10) NOT NULL,
            target INTEGER NOT NULL,
            level VARCHAR(40) NOT NULL,
            entries INTEGER NOT NULL,
            agreed TEXT NOT NULL,
            state VARCHAR(10) NOT NULL,
            PRIMARY KEY (game, number)
        )""",
    ],
    ["ALTER TABLE games ADD COLUMN seeded INTEGER NOT NULL DEFAULT 0"],
    [
        """CREATE TABLE presence (
            game VARCHAR(20) NOT NULL REFERENCES games (id),
            seat INTEGER NOT NULL,
            process VARCHAR(32) NOT NULL,
            here INTEGER NOT NULL,
            seen DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (game, seat, process)
        )""",
        """CREATE TABLE processes (
            process VARCHAR(32) PRIMARY KEY,
            seen DOUBLE PRECISION NOT NULL
        )""",
        """CREATE TABLE signing (
            name VARCHAR(20) PRIMARY KEY,
            secret VARCHAR(64) NOT NULL
        )""",
        """CREATE TABLE subscriptions (
            visitor VARCHAR(64) PRIMARY KEY,
            endpoint VARCHAR(1000) NOT NULL UNIQUE,
            p256dh VARCHAR(100) NOT NULL,
            auth VARCHAR(40) NOT NULL,
            site VARCHAR(300) NOT NULL,
            made DOUBLE PRECISION NOT NULL
        )""",
    ],
    ["ALTER TABLE games ADD COLUMN chance VARCHAR(10) NOT NULL DEFAULT 'fast'"],
    [
        "ALTER TABLE seats ADD COLUMN origin VARCHAR(20) NOT NULL DEFAULT ''",
        """CREATE TABLE sightings (
            game VARCHAR(20) PRIMARY KEY REFERENCES games (id),
            seen DOUBLE PRECISION NOT NULL
        )""",
    ],
    [
        "ALTER TABLE games ADD COLUMN thinker VARCHAR(32) NOT NULL DEFAULT ''",
        "ALTER TABLE games ADD COLUMN damage TEXT",
        """CREATE TABLE prepared (
            game VARCHAR(20) NOT NULL REFERENCES games (id),
            seat INTEGER NOT NULL,
            option TEXT NOT NULL,
            PRIMARY KEY (game, seat)
        )""",
        "DROP TABLE processes",
    ],
    [],  # options are written with ids: nothing is to be done, but an earlier version must not take them for damage
    ["ALTER TABLE proposals ADD COLUMN refused_by INTEGER"],
    [
        "ALTER TABLE games ADD COLUMN lesson VARCHAR(40) NOT NULL DEFAULT ''",
        "ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE games ADD COLUMN listed DOUBLE PRECISION",
        "CREATE INDEX games_listed ON games (listed)",
    ],
    [
        """CREATE TABLE clocks (
            game VARCHAR(20) PRIMARY KEY REFERENCES games (id),
            kind VARCHAR(10) NOT NULL,
            seconds DOUBLE PRECISION NOT NULL,
            increment DOUBLE PRECISION NOT NULL,
            ends VARCHAR(10) NOT NULL,
            level VARCHAR(40) NOT NULL,
            lefts TEXT NOT NULL,
            seat INTEGER,
            since DOUBLE PRECISION NOT NULL,
            alarm DOUBLE PRECISION,
            stage INTEGER NOT NULL,
            again INTEGER NOT NULL
        )""",
        "CREATE INDEX clocks_alarm ON clocks (alarm)",
        """CREATE TABLE pulse (
            name VARCHAR(20) PRIMARY KEY,
            beat DOUBLE PRECISION NOT NULL
        )""",
        "INSERT INTO pulse (name, beat) VALUES ('clocks', 0)",
    ],
    [
        """CREATE TABLE links (
            visitor VARCHAR(64) PRIMARY KEY,
            secret VARCHAR(64) NOT NULL,
            sealed VARCHAR(100) NOT NULL,
            number INTEGER NOT NULL,
            made DOUBLE PRECISION NOT NULL
        )""",
        "CREATE INDEX links_secret ON links (secret)",
    ],
]


def migrate(connection: Connection) -> None:
    """Bring the database to the newest version, inside the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(6021023)"))  # one process at a time
    connection.execute(text("CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL PRIMARY KEY)"))
    done = connection.execute(text("SELECT max(number) FROM version")).scalar() or 0
    if done > len(STEPS):
        raise BoardwrightError(Words().message("database-newer", number=done, known=len(STEPS)))
    for number, step in enumerate(STEPS[done:], done + 1):
        for statement in step:
            connection.execute(text(statement))
        connection.execute(text("INSERT INTO version (number) VALUES (:number)"), {"number": number})
