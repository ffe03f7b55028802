## The command line

cli-about = Heavyweight board games by their full rules: play them, replay them, let bots play thousands of them.
cli-language = the language of everything that is said (default: en)
cli-games = List the games with their numbers of seats and their options.
cli-play = Play a game in this terminal, against bots or with others in front of the same screen.
cli-simulate = Let bots play many games and report the figures.
cli-tournament = Let bots play the same deals in all their seats, and report who is how strong. The same command goes on after an interruption.
cli-report = Report on the results of tournaments: the bots, and how often each seat, faction, nation or leader wins.
cli-replay = Replay a saved game: its chronicle, and the position at its end or after a move.
cli-game = the name of a game (see: boardwright games)
cli-seats = how many seats the game has
cli-seed = the seed of chance: the same seed and the same answers give the same game
cli-options = options of the game (see: boardwright games)
cli-play-bots = the bot of all seats but the first, or one bot for each of these seats, separated by commas; none: people only
cli-simulate-bots = the bot of all seats, or one bot for each seat, separated by commas
cli-ask-forced = ask also when there is only one option
cli-from = go on with a saved game
cli-how-many-games = how many games are played (default: 100)
cli-processes = how many processes play at the same time (default: 1)
cli-tournament-bots = one bot for each seat, separated by commas; a single one takes all seats
cli-tournament-games = how many games are played at least; the last deal is always completed (default: 100)
cli-ray = play on a Ray cluster: its address, "auto" for the one that runs here, "local" to start one on this machine
cli-tournament-out = the folder of results and report (default: one in the current folder, named after the settings)
cli-results = folders of tournaments, or their files of results (results.jsonl)
cli-report-out = the folder of the report (default: that of the only tournament, else report-GAME)
cli-json = print the figures as one JSON object
cli-file = a game that was saved with the command "save"
cli-to = stop after so many moves

cli-usage = This command was not understood ({ $problem }); try "boardwright --help".
cli-whole-number = "{ $text }" is not a whole number.
cli-no-language = There are no words in the language "{ $text }"; choose { $choices }.
cli-no-game = Say which game to play ({ $choices }), or which record to go on with (--from FILE).
cli-from-alone = A saved game brings its own game, seats, seed and options, so give none of them together with --from.
cli-bots-number = { $count ->
    [one] One bot was
   *[other] { $count } bots were
  } named, but { $seats ->
    [one] one seat besides the first needs one
   *[other] { $seats } seats besides the first need one each
  } (write "none" for a seat where a person sits).
cli-name-value = "{ $text }" is not of the form name=value.

file-not-read = The file "{ $file }" cannot be read: { $reason }.
file-not-json = The file "{ $file }" does not hold a saved game: it is not a JSON object.
output-failed = The output cannot be written: { $reason }.
file-not-written = The file "{ $file }" cannot be written: { $reason }.

## boardwright games

games-game = Game
games-seats = Seats
games-options = Options
games-seat-range = { $low }–{ $high }
games-option = { $name }: { $choices } (default { $default })
games-choice = { $value }: { $about }

## boardwright simulate

simulate-figures = { $games ->
    [one] One game
   *[other] { $games } games
  } with { $decisions } decisions in { $seconds } seconds: { $speed } decisions per second, { $length } decisions per game.
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-score = Mean score

## boardwright tournament

tournament-all = { $deals ->
    [one] One deal
   *[other] { $deals } deals
  }, { $each ->
    [one] each played once
   *[other] each played { $each } times with the bots in all their orders
  }: { $games ->
    [one] one game
   *[other] { $games } games
  }.
tournament-rotations = { $deals ->
    [one] One deal
   *[other] { $deals } deals
  }, each played { $each } times with the bots in an order of its own and all its rotations: { $games } games.
tournament-completed = { $asked ->
    [one] One game
   *[other] { $asked } games
  } would leave a deal half played, so { $games } are played.
tournament-goes-on = { $done ->
    [one] One of { $games } games is
   *[other] { $done } of { $games } games are
  } there already.
tournament-folder = Results go to { $folder }.
tournament-interrupted = Interrupted. What is finished is kept in { $folder }; give the same command (and --out { $folder }) to go on.
tournament-failures = { $count ->
    [one] One game failed; its record is { $file }.
   *[other] { $count } games failed; their records are beside { $file }.
  } The same command plays them again.
tournament-bots-number = { $seats } seats need { $seats } bots, but { $count ->
    [one] one was
   *[other] { $count } were
  } named; name one for each seat, the same name several times if need be, or a single one for all.
tournament-no-seats = A single bot takes all seats, so say how many there are with --seats; { $game } has { $low } to { $high } seats.
tournament-folder-taken = "{ $folder }" is in use for something else; choose another folder with --out.
tournament-other-settings = "{ $folder }" holds a tournament with other settings ({ $names }); give the same settings to go on with it, or choose another folder with --out.
tournament-shorter = "{ $folder }" holds a tournament of { $games ->
    [one] one game
   *[other] { $games } games
  }; it can be made longer but not shorter.
tournament-bad-settings = "{ $file }" is not the settings of a tournament; choose another folder with --out.
tournament-running = A tournament is being played in "{ $folder }" right now; wait for it, or choose another folder with --out.
tournament-no-ray = Ray is not installed; install it with: pip install "boardwright[ray]", or play without --ray.
tournament-no-cluster = There is no Ray cluster at "{ $address }"; start one with "ray start --head", or give --ray local.
tournament-cluster-not-started = Ray could not start a cluster here ({ $reason }); give the same command again, or play without --ray.
tournament-cluster-failed = The Ray cluster cannot play these games ({ $reason }); every machine needs the same version of Boardwright.

## boardwright report

report-no-tools = A report needs matplotlib and openskill; install them with: pip install "boardwright[arena]".
report-written = The report is { $file }.
results-bad-line = Line { $line } of "{ $file }" is not the result of a game; results are the file results.jsonl of a tournament.
results-other-game = "{ $file }" holds results of { $game }, not of { $wanted }.
results-none = There are no results yet in { $files }.

report-title = Tournament report: { $game }
report-summary = { $games ->
    [one] One game
   *[other] { $games } games
  } on { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }.
report-failures = { $count ->
    [one] One game failed and is missing here. Its record:
   *[other] { $count } games failed and are missing here. Their records:
  }
report-bots = Bots
report-bots-about = A game counts as won for a bot if one of its seats won; a shared victory is divided among its winners. Chance is its share of the seats: what it would win if all played alike. The interval (Wilson) holds the true share with 95% confidence. Ratings are Plackett–Luce skill ± one standard deviation; everybody starts at 25 ± 8.33.
report-bot = Bot
report-games = Games
report-wins = Won
report-share = Won (%)
report-interval = 95% interval
report-chance = Chance
report-rank = Mean rank
report-score = Mean score
report-rating = Rating
report-ahead = Who comes before whom
report-ahead-about = How often a seat of the bot in the row was ranked before a seat of the bot in the column; a tie counts half.
report-deals = Of { $deals } deals, { $one } won more than its share in { $ones } and { $two } in { $twos }; { $even ->
    [one] one was
   *[other] { $even } were
  } even.
report-pace = Length and speed
report-length = Games take { $mean } moves on average (median { $middle }, from { $low } to { $high }). One process plays { $speed } decisions per second.
report-decisions = Decisions
report-time = ms per decision
report-speed = Decisions per second
report-balance = Balance
report-balance-about = How often each seat and each role won, whichever bot played it. Small numbers of games make wide intervals: where an interval holds the chance, nothing is shown to be unfair.
report-balance-deals = Some deals were played several times, and the games of a deal tend to favour the same seats: these intervals are narrower than they should be. Equal bots play every deal once.
report-seat = Seat { $number }

role-seat = Seat
role-faction = Faction
role-mat = Player mat
role-nation = Nation
role-leader = Leader
role-lore = Lore

chart-wins = Games won by bot
chart-ratings = Ratings
chart-places = Places by bot
chart-length = Length of games
chart-time = Thinking time by bot
chart-by = { $kind }: games won
chart-won = won, with 95% interval
chart-chance = chance
chart-games = { $label } ({ $games })
chart-place = place { $place }
chart-mean = mean: { $mean } moves
chart-share-axis = games won (%), of the games in brackets
chart-rating-axis = Plackett–Luce skill, with 95% interval
chart-places-axis = share of its seats (%)
chart-length-axis = moves per game
chart-length-games = games
chart-time-axis = milliseconds per decision
chart-time-log-axis = milliseconds per decision (logarithmic)

## boardwright replay

replay-position = After move { $count } of { $total }: the decision of { $seat } is next.

## Playing at the prompt

play-welcome = Answer with the number of an option, its text, or a beginning of its text. Type "help" for the other commands.
play-commands =
    A number, or the text of an option: choose it.
    Several numbers ("1 3"), or texts with commas between them: choose a set, in any order; "none" for nothing.
    undo [N]: take back your last move, or the last N of them.
    redo: play again what was taken back.
    save FILE: save the game; "boardwright play --from FILE" goes on with it.
    help WORD: what a card or a word means.
    why: what you cannot do now, and why.
    log: the whole chronicle.
    board: the board once more.
    quit: leave the game.
play-no-reasons = There is nothing more to say here; first answer this question.
play-set = Choose { $many } at once, in any order: numbers, or texts with commas between them.
play-set-or-none = Choose { $many } at once, in any order: numbers, or texts with commas between them; or "none".
play-prompt = { $seat }>
play-hand-over = The next turn at the screen: { $seat }. Press Enter when nobody else is looking.
play-more-lines = { $count ->
    [one] One more line is
   *[other] { $count } more lines are
  } in the chronicle (type "log").
play-input-ended = The input ended after { $count ->
    [one] one move
   *[other] { $count } moves
  }.
play-quit = You left the game after { $count ->
    [one] one move
   *[other] { $count } moves
  }.

idle-option = { $option } (no effect now)

# How many are chosen of a set, as in "Choose up to 3".
set-nothing = nothing
set-exactly = { $most }
set-between = { $least } to { $most }
set-up-to = up to { $most }
set-any = any number
set-refused = Choose { $many } of what is offered, and nothing more often than it is offered.
set-times = { $option } ({ $count } times at most)

answer-none = none
answer-number = Choose a number from 1 to { $count }.
answer-ambiguous = "{ $text }" could mean { $choices }; type more of it.
answer-unknown = "{ $text }" is neither an option nor a command here; the nearest options are { $choices }.

undo-number = "{ $text }" is not a number of moves to take back.
undo-too-far = { $count ->
    [0] There is no move to take back.
    [one] Only one move can be taken back.
   *[other] Only { $count } moves can be taken back.
  }
undo-done = Back after { $count ->
    [one] one move
   *[other] { $count } moves
  }; "redo" goes forward again.

save-no-file = Say in which file to save the game: save FILE.
save-done = Saved in { $file }.

no-help = There is no help about "{ $text }".

## How a game ended

victory = { $count ->
    [one] Victory for { $seats }
   *[other] { $seats } share the victory
  }
outcome-place = { $place }. { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
  }

## boardwright serve, and what the table refuses

cli-serve = Start the table: play in the browser, alone, before one screen or with others far away.
cli-host = the address to listen on (default: 127.0.0.1, this computer only; 0.0.0.0 lets others in)
cli-port = the port to listen on (default: 8000)
cli-database = where games are kept (default: sqlite:///boardwright.db; PostgreSQL: postgresql+psycopg://user@host/name)
cli-workers-for-bots = how many processes think for the bots (default: 1)
cli-pace = how many seconds a move of a bot takes at least, so that people can follow (default: 0.8)
cli-longest-pause = how long a question without a choice waits at the most before it answers itself, so that nobody learns of it (default: 6)
cli-open = open the browser
cli-contact = whom a push service asks if something is wrong with our messages: mailto:… or https://… (default: the address of the site)
cli-no-push = tell nobody by push messages that it is their turn while their page is closed
cli-forget-after = delete games that nobody has touched for so many days (default: 0, never)
cli-proxy = reverse proxies whose word counts about who asks and whether that is encrypted: addresses or networks, separated by commas (default: this computer)
cli-metrics = serve figures for Prometheus under /metrics at this address and port, and nowhere else (a port alone: at this computer)
cli-log-level = what is logged: warning (the default), info (also every request) or debug
cli-bad-proxy = --proxy is a list of addresses or networks like 10.0.0.2,fd00::/64, not { $text }.
cli-bad-metrics = --metrics is a port or an address and a port like 127.0.0.1:9100, other than that of the table, not { $text }.
cli-bad-log-level = --log-level is { $choices }, not { $text }.
cli-bad-contact = --contact is an address like mailto:host@example.org or https://example.org, not { $text }.
cli-bad-number = --{ $name } is a number from { $low } to { $high }, not { $text }.
serve-ready = The table is open at { $address } (Ctrl+C closes it).
serve-port-taken = Nothing can listen on { $host }, port { $port }: { $reason }. Choose another port with --port.

cli-check = Look at all games of a database, mend what is damaged, and keep as files what cannot be mended.
cli-check-database = the file of an SQLite database, or the URL of any database as for serve
cli-dry-run = only look; change nothing
cli-check-out = where damaged games are kept as they were (default: damaged-games)
check-no-database = There is no database at { $database }.
check-file = The database itself is damaged: { $problem }. Stop the server and restore a backup.
check-game = Game { $id }: { $problem } { $end }
check-unreadable = It cannot be read ({ $problem }).
check-was-set-aside = It had been set aside.
check-bot = On seat { $seat } sits a bot { $level }, which does not exist.
check-proposal = Proposal { $number } cannot be read.
check-prepared = The answer in advance of seat { $seat } cannot be read.
check-mark = Its latest mark cannot be read.
check-replay = Its moves do not lead to its latest mark ({ $problem })
check-count = It says that it has { $count } entries, but it has { $entries }.
check-entries = { $count ->
    [one] Entry { $first } is lost.
   *[other] { $count } entries are lost, the first is entry { $first }.
}
check-asked = It names the wrong seat as the one that is asked.
check-state = Its state is wrong ({ $state }).
check-history = The history of this game was damaged; it goes on from its latest mark.
check-mended = Mended.
check-from-moves = Mended from its moves.
check-from-mark = Mended: it goes on from its latest mark.
check-could-be-mended = It can be mended: run this command without --dry-run.
check-cannot-be-mended = It cannot be mended.
check-set-aside = It cannot be mended. It is set aside; the other games go on.
check-done = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $mended } mended, { $broken } damaged.

database-newer = This database was made by a newer Boardwright (version { $number } of its tables; this one knows { $known }). Update Boardwright.
database-unreached = The database does not answer just now, so that was perhaps not kept. Try again in a moment.
database-not-opened = The database cannot be used: { $reason }.
database-served = Another server already uses { $file }. Stop it first, or use PostgreSQL, which several servers can share.
database-silent = The database does not answer.

move-conflict = Somebody else was quicker. Look at the table again.
table-no-such-game = There is no such game. Perhaps the link is not whole.
table-damaged = This game cannot be read any more. Its host can find out why with the command “boardwright check”.
table-no-such-page = There is no such page.
table-no-link = This is no link to a game or to a seat at it. Paste the whole link.
table-wrong-link = This link to a seat is not valid (any more). Ask for a new one.
table-not-seated = You are watching this game. Only people with a seat can do that.
table-not-asked = It is not your decision now.
table-stale = The table has changed meanwhile. Look again, then choose.
table-not-an-option = There is no option { $option } now; choose one of { $choices }.
table-no-set = This question takes one option, not several.
table-over = This game is over.
table-rules-failed = The rules failed at this move, so it was not played. Please send a bug report.
table-failed = Something went wrong on our side; nothing was changed.
table-bad-seat = A seat is for a "person", a "bot:LEVEL" or "open" (online only), not "{ $text }".
table-bad-mode = A game is played in one of the modes { $choices }.
table-bad-form = This form was not understood: { $problem }.
table-bad-name = A name has at most { $count } characters.
table-no-such-move = Moves are numbered from 0 to { $count } here.
table-cross-site = This request came from another site, so it was not obeyed.
table-too-many = Too many requests. Wait a little, then try again.
table-no-people = At least one seat must be for a person.
undo-nothing = There is nothing to take back.
undo-not-alone = You can take back only your own last moves, up to the last time something was revealed. Propose it to the others.
redo-nothing = There is nothing to play again.
table-bad-bot = There is no bot { $name } at this table; choose one of: { $bots }.
fork-not-now = The whole course of an online game is open only after its end.
rematch-not-yet = This game is not over yet.
replay-own-eyes = Until the game is over you can look only through your own eyes.
replay-no-seat = There is no such seat.
chat-empty = There is nothing to say in that line.
chat-full = This game has been talked about enough.
prepare-not-now = You are asked now: just answer.
proposal-bad-seat = That seat cannot be given away by a proposal.
proposal-one-at-a-time = There is a proposal already. Answer that one first.
proposal-needs-browser = Only a browser can be shown the new link of a seat. Propose and agree to this at the page of the game.
proposal-gone = That proposal is no longer open.
proposal-not-yours = That proposal does not need your answer.
proposal-undo = Proposal of { $name }: go back to move { $move }.
proposal-bot = Proposal of { $name }: a bot ({ $level }) plays for { $other }.
proposal-person = Proposal of { $name }: give the seat of { $other } to another person.
push-your-turn = Your turn
push-off = This table sends no push messages.
push-no-seat = Only people with a seat at a game can be told when it is their turn. Sit down first.
push-taken = Another browser gets push messages at that address already. Turn notifications off and on again.
push-bad-keys = The keys of this subscription are not valid. Turn notifications off and on again.
push-bad-endpoint = The address of a push service begins with https:// and has no port, name or password of its own, and at most 1000 characters.
push-unknown-host = The push service { $host } cannot be found from here.
push-inner-host = { $host } is not a push service on the internet, so no messages are sent there.
message-too-long = A message has at most { $count } bytes.
message-malformed = That message was not understood: { $problem }.
message-too-fast = Too many messages. Wait a moment.
