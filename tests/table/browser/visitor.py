"""Somebody before a browser, who does what people do: looks, clicks, types."""

import re
from typing import Any, Self

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, expect

# Things that fly cost a machine without a graphics card a lot: only the test of motion asks for it.
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2,
    "reduced_motion": "reduce",
}  # fmt: skip

PATIENCE = 60_000
"""Milliseconds: the machines that test are slow, and do other things meanwhile."""

expect.set_options(timeout=PATIENCE)

LONGEST = 10 * PATIENCE
"""Of an act in a hurry."""

AN_HOUR = 3_600_000
"""Milliseconds: no clock comes there by itself between two words of a test."""

RETRIES = 2
"""Of a request: a line that was idle may have been closed."""

OVER = "#outcome h2"

NO_PUSH_HERE = "Chrome currently does not support the Push API in incognito mode"
"""What it says when somebody turns notifications on; a visitor's browser is of that kind."""

HURRY = """([most, ending, until, wish, patience]) => new Promise((done, fail) => {
  const began = Date.now();
  let chance = 7, clicks = 0, last = null, since = began, shown = "", changed = began, timer = 0;
  const again = (milliseconds) => { clearTimeout(timer); timer = setTimeout(look, milliseconds); };
  const end = (how, what) => { clearTimeout(timer); watching.disconnect(); how(what); };
  const look = () => {
    again(1000);
    if (document.querySelector(until) || clicks >= most) { end(done); return; }
    const curtain = document.querySelector("#curtain:not([hidden]) button");
    const { moves, at: asked } = document.querySelector("#state").dataset;
    const at = curtain ? curtain.closest("section, div").textContent : asked;
    if (shown !== `${moves} ${at}`) [shown, changed] = [`${moves} ${at}`, Date.now()];
    if (Date.now() > changed + patience) {
      end(fail, new Error(document.querySelector("#question").textContent));
      return;
    }
    const buttons = "#actions .action:enabled, #actions [type=checkbox]:enabled";
    const offered = curtain ? [curtain] : [...document.querySelectorAll(buttons)];
    if (!at || (at === last && Date.now() < since + 5_000) || offered.length === 0) return;
    if (clicks > 40 + (Date.now() - began) / 51) { again(51); return; }
    [last, since] = [at, Date.now()];
    clicks += 1;
    chance = (chance * 48271) % 2147483647;
    const confirm = document.querySelector("#actions.set .confirm");
    if (confirm && !curtain) {
      const boxes = [...document.querySelectorAll("#actions.set input[type=checkbox]")];
      const { least, most } = document.querySelector("#actions.set .count").dataset;
      const wanted = Number(least) + (ending ? 0 : chance % (most - least + 1));
      for (let picked = 0; picked < wanted; picked += 1) boxes.splice(chance % boxes.length, 1)[0].click();
      confirm.click();
      return;
    }
    const wished = wish && offered.find((button) => button.value === wish);
    (wished || (ending && chance % 4 ? offered.at(-1) : offered[chance % offered.length])).click();
  };
  const watching = new MutationObserver(look);
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
})"""
"""Clicks any button of the action bar as soon as there is another question, a little slower than the server allows;
`ending` prefers the last one, which often passes; the option `wish` is always chosen."""


SEES_FIRST = """() => {
  const later = setTimeout;
  window.setTimeout = (run, wait, ...given) => later(run, wait === 400 ? 0 : wait, ...given); /* quick eyes: seen.js */
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html[data-fresh]::after { content: ''; position: fixed; inset: 0; z-index: 2147483647; }");
  document.adoptedStyleSheets = [sheet];
}"""
"""Before a question could be seen, clicks on it count for nothing: so clicks of a test wait until it could, which does
not take as long as people need."""


KNOWS_ALL = """() => { try { localStorage.setItem("boardwright-tips", '["*"]'); } catch { /* a page of no site */ } }"""
"""Nobody has to be told what a screen is about."""


HEARS = """() => {
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", () => { document.documentElement.dataset.heard = "yes"; }, { once: true });
    }
  };
}"""
"""A page notes when it has heard from the table: the first it hears replaces all of it once more."""

ALIVE = """() => {
  const { live } = document.querySelector("#state")?.dataset ?? {};
  return document.querySelector("main[data-part]") && document.fonts.status === "loaded"
    && (live !== "yes" || document.documentElement.dataset.heard);
}"""
"""The script of a page has begun, its letters are there, and it has heard from the table if it is to."""


class Visitor:
    """One browser with its cookies and one page; a hasty one clicks before it could have seen a question.

    It has seen all first-time tips, unless it is to see them.
    """

    def __init__(self, context: BrowserContext, hasty: bool = False, tips: bool = False) -> None:
        self.context = context
        if not tips:
            context.add_init_script(f"({KNOWS_ALL})()")
        context.add_init_script(f"({HEARS})()")
        if not hasty:
            context.add_init_script(f"({SEES_FIRST})()")
        self.troubles: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.on("page", self.listen)
        self.page: Page = context.new_page()

    def listen(self, page: Page) -> None:
        """Note whatever a page complains about."""
        page.on("console", self.note_console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("requestfailed", self.note_failure)
        page.on("response", self.note_response)

    def note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(NO_PUSH_HERE):
            self.troubles.append(f"{message.type}: {message.text}")

    def note_failure(self, request: Request) -> None:
        if request.failure == "net::ERR_ABORTED":  # a page that was left, or a moment of a replay that was passed by
            return
        if request.failure == "csp" and "/static/modules/" in request.url:  # a browser without scripts
            return
        self.troubles.append(f"failed: {request.url} {request.failure}")

    def note_response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def forget(self) -> Self:
        """Be somebody who was never here: to open another browser takes much longer."""
        for page in self.context.pages[1:]:
            page.close()
        origin = self.page.evaluate("location.origin")
        self.page.goto("about:blank")  # the page that was open would go on writing
        devtools = self.context.new_cdp_session(self.page)
        devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage"})
        devtools.detach()
        self.page.mouse.move(0, 0)
        self.context.clear_cookies()
        self.context.set_default_timeout(PATIENCE)
        self.troubles.clear()
        return self

    # -- beginning -------------------------------------------------------------------------------------------------

    def start_at_home(self, game: str, *seats: str, seed: int = 1) -> str:
        """Start a game with the form of the home page: who sits where ("person", "bot:random" or ""); its id."""
        self.page.goto("/")
        self.page.locator(f"label[for=pick-{game}]").click()
        form = self.page.locator(f".new-game:has(input[value={game}])")
        expect(form).to_be_visible()
        rows = form.locator("select[name^=seat-]")
        for seat in range(rows.count()):
            rows.nth(seat).select_option(seats[seat] if seat < len(seats) else "")
        form.locator(".new-options > summary").click()
        form.locator("[name=seed]").fill(str(seed))
        form.locator("button[value=local]").click()
        self.page.wait_for_url(re.compile("/game/"))
        return self.page.url.rsplit("/", 1)[1]

    def start(self, game: str, *seats: str, mode: str = "local", seed: int = 1, **options: str) -> str:
        """Start a game with what that form would send, which is quicker; its id."""
        form: dict[str, str | float | bool] = {"game": game, "mode": mode, "seed": str(seed)}
        form |= {f"seat-{seat}": sort for seat, sort in enumerate(seats)}
        form |= {f"option-{name}": value for name, value in options.items()}
        answer = self.page.request.post("/games", form=form, max_redirects=0, max_retries=RETRIES)
        assert answer.status == 303, answer.text()
        self.page.goto(answer.headers["location"])
        return self.page.url.rsplit("/", 1)[1]

    def solo(self, game: str, seed: int = 1, **options: str) -> str:
        """Start a game alone against a random bot."""
        return self.start(game, "person", "bot:random", seed=seed, **options)

    def stop_the_clock(self) -> None:
        """From the next page on time passes only when the test says so; nobody else gets this browser."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(AN_HOUR)

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def at(self) -> str:
        """The word of the position that is shown; "" while somebody else is asked."""
        return self.page.locator("#state").get_attribute("data-at") or ""

    @property
    def moves(self) -> int:
        return int(self.page.locator("#state").get_attribute("data-moves") or 0)

    @property
    def actions(self) -> Locator:
        return self.page.locator("#actions .action")

    @property
    def options(self) -> list[dict[str, Any]]:
        """What the page may play now."""
        found: list[dict[str, Any]] = self.page.locator("#state").evaluate("state => JSON.parse(state.dataset.options)")
        return found

    def until_alive(self) -> None:
        """Wait until the page of a game is complete: before, its links are plain ones, and it may lose what is done."""
        self.page.wait_for_function(ALIVE)

    def until_asked(self, but: str = "") -> None:
        """Wait until this visitor is asked, at another position than `but`, and can answer.

        All at one moment: else an answer that is still under way could make it another question.
        """
        self.page.wait_for_function(
            f"""but => {{
              const at = document.querySelector("#state")?.dataset.at;
              const action = document.querySelector("#actions .action");
              const {{ fresh, sending }} = document.documentElement?.dataset ?? {{}};
              return at && at !== but && action && !action.disabled && !fresh && !sending && ({ALIVE})();
            }}""",
            arg=but,
        )

    def until_other(self, but: str, timeout: float = PATIENCE) -> None:
        """Wait until another position than `but` is shown, whoever is asked there."""
        self.page.wait_for_function(
            "but => { const state = document.querySelector('#state'); return state && state.dataset.at !== but; }",
            arg=but,
            timeout=timeout,
        )

    def until_taken_back(self, moves: int) -> None:
        """Wait until there are fewer moves than so many."""
        self.page.wait_for_function("moves => document.querySelector('#state')?.dataset.moves < moves", arg=moves)

    def until_asked_or_over(self, but: str) -> None:
        """Wait until this visitor is asked at another position than `but`, or the game is over."""
        self.page.wait_for_function(
            """([but, over]) => {
              const at = document.querySelector("#state")?.dataset.at;
              return document.querySelector(over) || (at && at !== but);
            }""",
            arg=[but, OVER],
        )

    def first_places_of_several(self) -> list[str]:
        """The places at which more than one option begins."""
        spots = [option["spots"][0] for option in self.options if option["spots"]]
        return [spot for spot in spots if spots.count(spot) > 1]

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, number: int = 0) -> None:
        """Click a button of the action bar, and wait for the next question."""
        self.until_asked()
        before, choosing = self.at, self.is_choosing
        self.actions.nth(number % self.actions.count()).click()
        if choosing:
            self.confirm()
        self.until_asked(before)

    def play_by_key(self, number: int = 0) -> None:
        """Press the key of an option, and wait for the next question."""
        self.until_asked()
        before, choosing = self.at, self.is_choosing
        self.page.keyboard.press(self.options[number]["key"])
        if choosing:
            self.complete()
            self.page.keyboard.press("Enter")
        self.until_asked(before)

    def play_on_the_board(self) -> bool:
        """Click the places of an option that has some, as far as needed; False if no option has any."""
        self.until_asked()
        before = self.at
        placed = [option for option in self.options if option["spots"]]
        if not placed:
            return False
        if self.click_places(placed[0]):
            self.until_asked(before)
        return True

    def click_places(self, option: dict[str, Any]) -> bool:
        """Click the places of an option, and itself if there are others there; False if the page did not wait for all.

        A set is completed and confirmed.
        """
        before, choosing = self.at, self.is_choosing
        for spot in option["spots"]:
            self.click_spot(spot)
            if self.answered(before):
                return False
        menu = self.page.locator("#choices:not([hidden])")
        if menu.count():
            menu.get_by_text(option["text"], exact=True).click()
        if choosing:
            self.confirm()
        return True

    @property
    def is_choosing(self) -> bool:
        """Whether a set is asked for."""
        return self.page.locator("#actions.set").count() > 0

    @property
    def confirm_button(self) -> Locator:
        return self.page.locator("#actions .confirm")

    def complete(self) -> None:
        """Check boxes until the set can be confirmed."""
        while not self.confirm_button.is_enabled():
            self.page.locator("#actions.set input[type=checkbox]:not(:checked)").first.check()

    def confirm(self) -> None:
        """Complete the set that is being chosen, and confirm it."""
        self.complete()
        self.confirm_button.click()

    def follow(self, button: Locator) -> None:
        """Click what leads to another page, and wait until all of that is there, also without scripts."""
        with self.page.expect_navigation():
            button.click()

    def say(self, text: str) -> None:
        """Write a line of chat, by keys."""
        self.page.keyboard.press("c")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def answered(self, before: str) -> bool:
        """Whether the page has played: its buttons wait, or there is another position."""
        return self.at != before or self.page.locator("#actions .action:disabled").count() > 0

    def click_spot(self, spot: str) -> None:
        """Click a highlighted place where it can be seen, as a hand with a mouse would."""
        place = self.page.locator(f"[data-spot='{spot}'].spot-next:visible").first
        expect(place).to_be_visible()
        place.click()

    def hurry(self, most: int, until: str = OVER) -> None:
        """Click so many buttons, any of them, or fewer if something appears."""
        self.page.evaluate(HURRY, [most, False, until, "", PATIENCE])

    def hurry_meanwhile(self, until: str, wish: str = "", ending: bool = False) -> None:
        """Click buttons until something appears, while the test goes on; the option `wish` is always chosen."""
        self.page.evaluate(f"given => {{ ({HURRY})(given); }}", [100_000, ending, until, wish, PATIENCE])

    def finish(self) -> None:
        """Click buttons until the game is over."""
        self.page.evaluate(HURRY, [100_000, True, OVER, "", PATIENCE])
        expect(self.page.locator(OVER)).to_be_attached()
