## The command line

cli-about = Heavyweight board games with complete rules: play them, replay them, let bots play them by the thousand.
cli-language = the language of all text (default: en)
cli-show-version = show the version, and whether compiled code is running
cli-version = Boardwright { $version }, { $code ->
    [compiled] compiled code
   *[plain] plain code
 }, Python { $python }
cli-games = List the games with their seats and options.
cli-play = Play a game in this terminal, against bots or with others at the same screen.
cli-simulate = Let bots play many games and print statistics.
cli-tournament = Let bots play the same deals in every seat, and report how strong they are. Run the same command again to resume after an interruption.
cli-report = Report on tournament results: the bots, and how often each seat, faction, nation or leader wins.
cli-replay = Replay a saved game: its log, and the position at the end or after a given move.
cli-game = the name of a game (see: boardwright games)
cli-seats = number of seats
cli-seed = random seed: the same seed and the same choices give the same game
cli-options = options of the game (see: boardwright games)
cli-play-bots = one bot for every seat but the first, or one per seat separated by commas; none: people only
cli-simulate-bots = one bot for every seat, or one per seat separated by commas
cli-ask-forced = ask even when there is only one option
cli-from = continue a saved game
cli-how-many-games = number of games to play (default: 100)
cli-processes = number of games to play in parallel (default: 1)
cli-tournament-bots = one bot per seat, separated by commas; a single bot takes every seat
cli-tournament-games = minimum number of games; the last deal is always completed (default: 100)
cli-ray = play on a Ray cluster: its address, "auto" for the one running here, "local" to start one on this machine
cli-tournament-out = folder for results and report (default: one in the current folder, named after the settings)
cli-results = tournament folders or result files (results.jsonl)
cli-report-out = folder for the report (default: the tournament's own if there is only one, else report-GAME)
cli-json = print the statistics as one JSON object
cli-file = a game saved with the command "save"
cli-to = stop after this many moves

cli-usage = Invalid command ({ $problem }); try "boardwright --help".
cli-whole-number = "{ $text }" is not a whole number.
cli-no-language = The language "{ $text }" is not available; choose { $choices }.
cli-no-game = Name a game to play ({ $choices }), or a saved game to continue (--from FILE).
cli-from-alone = A saved game has its own game, seats, seed and options; leave them out when you use --from.
cli-bots-number = { $count ->
    [one] One bot was
   *[other] { $count } bots were
  } given, but { $seats ->
    [one] one seat besides the first needs one
   *[other] { $seats } seats besides the first need one each
  } (write "none" for a person).
cli-name-value = "{ $text }" must have the form name=value.

file-not-read = Cannot read the file "{ $file }": { $reason }.
file-not-json = The file "{ $file }" is not a saved game: it is not a JSON object.
output-failed = Cannot write the output: { $reason }.
file-not-written = Cannot write the file "{ $file }": { $reason }.

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
   *[other] each played { $each } times, with the bots in every order
  }: { $games ->
    [one] one game
   *[other] { $games } games
  }.
tournament-rotations = { $deals ->
    [one] One deal
   *[other] { $deals } deals
  }, each played { $each } times, with the bots in one random order and all its rotations: { $games } games.
tournament-completed = { $asked ->
    [one] One game
   *[other] { $asked } games
  } would leave a deal unfinished, so { $games } will be played.
tournament-goes-on = { $done ->
    [one] One of { $games } games is
   *[other] { $done } of { $games } games are
  } already finished.
tournament-folder = Results are written to { $folder }.
tournament-interrupted = Interrupted. Finished games are kept in { $folder }; run the same command with --out { $folder } to resume.
tournament-failures = { $count ->
    [one] One game failed; its record is { $file }.
   *[other] { $count } games failed; their records are next to { $file }.
  } Run the same command to play them again.
tournament-bots-number = { $seats } seats need { $seats } bots, but { $count ->
    [one] one was
   *[other] { $count } were
  } given; name one bot per seat (names may repeat), or a single bot for every seat.
tournament-no-seats = A single bot takes every seat, so give the number of seats with --seats; { $game } has { $low } to { $high } seats.
tournament-folder-taken = "{ $folder }" already contains something else; choose another folder with --out.
tournament-other-settings = "{ $folder }" holds a tournament with other settings ({ $names }); use the same settings to resume it, or choose another folder with --out.
tournament-shorter = "{ $folder }" holds a tournament of { $games ->
    [one] one game
   *[other] { $games } games
  }; it can be extended but not shortened.
tournament-bad-settings = "{ $file }" does not contain tournament settings; choose another folder with --out.
tournament-running = A tournament is already running in "{ $folder }"; wait for it to finish, or choose another folder with --out.
tournament-no-ray = Ray is not installed; run: pip install "boardwright[ray]", or play without --ray.
tournament-no-cluster = There is no Ray cluster at "{ $address }"; start one with "ray start --head", or use --ray local.
tournament-cluster-not-started = Ray could not start a cluster ({ $reason }); try again, or play without --ray.
tournament-cluster-failed = The Ray cluster cannot play these games ({ $reason }); every machine needs the same version of Boardwright.

## boardwright report

report-no-tools = A report needs matplotlib and openskill; run: pip install "boardwright[arena]".
report-written = Report written to { $file }.
results-bad-line = Line { $line } of "{ $file }" is not a game result; tournaments write their results to results.jsonl.
results-other-game = "{ $file }" contains results of { $game }, not of { $wanted }.
results-none = No results yet in { $files }.

report-title = Tournament report: { $game }
report-summary = { $games ->
    [one] One game
   *[other] { $games } games
  } on { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }.
report-failures = { $count ->
    [one] One game failed and is not included. Its record:
   *[other] { $count } games failed and are not included. Their records:
  }
report-bots = Bots
report-bots-about = A bot wins a game if one of its seats wins; a shared victory is divided among the winners. Chance is the bot's share of the seats: what it would win if all bots were equally strong. The Wilson interval contains the true share with 95% confidence. Ratings are Plackett–Luce skill ± one standard deviation; every bot starts at 25 ± 8.33.
report-bot = Bot
report-games = Games
report-wins = Won
report-share = Won (%)
report-interval = 95% interval
report-chance = Chance
report-rank = Mean rank
report-score = Mean score
report-rating = Rating
report-ahead = Head to head
report-ahead-about = How often a seat of the bot in the row finished ahead of a seat of the bot in the column; a tie counts half.
report-deals = Of { $deals } deals, { $one } won more than its share in { $ones } and { $two } in { $twos }; { $even ->
    [one] one was
   *[other] { $even } were
  } even.
report-pace = Length and speed
report-length = Games take { $mean } moves on average (median { $middle }, range { $low } to { $high }). One process plays { $speed } decisions per second.
report-decisions = Decisions
report-time = ms per decision
report-speed = Decisions per second
report-balance = Balance
report-balance-about = How often each seat and role won, whichever bot played it. With few games the intervals are wide: if an interval includes chance, there is no evidence of imbalance.
report-balance-deals = Some deals were played several times, and games on the same deal tend to favour the same seats, so these intervals are too narrow. A tournament of identical bots plays every deal once.
report-seat = Seat { $number }

role-seat = Seat
role-faction = Faction
role-mat = Player mat
role-nation = Nation
role-leader = Leader
role-lore = Lore
role-fate = Fate
role-fate-1 = Fate of Act I
role-fate-2 = Fate of Act II
role-fate-3 = Fate of Act III

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
chart-share-axis = games won (%), number of games in brackets
chart-rating-axis = Plackett–Luce skill, with 95% interval
chart-places-axis = share of its seats (%)
chart-length-axis = moves per game
chart-length-games = games
chart-time-axis = milliseconds per decision
chart-time-log-axis = milliseconds per decision (logarithmic)

## boardwright replay

replay-position = After move { $count } of { $total }. Next to decide: { $seat }.

## Playing at the prompt

play-welcome = Answer with the number or text of an option; the first letters are enough. Type "help" for other commands.
play-commands =
    A number, or the text of an option: choose that option.
    Several numbers ("1 3"), or texts separated by commas: choose a set, in any order; "none" for nothing.
    undo [N]: undo your last move, or the last N.
    redo: redo what you undid.
    save FILE: save the game; continue it with "boardwright play --from FILE".
    help WORD: explain a card or term.
    why: what you cannot do right now, and why.
    log: show the whole log.
    board: show the board again.
    quit: leave the game.
play-no-reasons = Nothing to explain here; answer this question first.
play-set = Choose { $many } at once, in any order: numbers, or texts separated by commas.
play-set-or-none = Choose { $many } at once, in any order: numbers, or texts separated by commas; or "none".
play-prompt = { $seat }>
play-hand-over = Pass the screen to { $seat }. Press Enter when nobody else is looking.
play-more-lines = { $count ->
    [one] One more line
   *[other] { $count } more lines
  } in the log (type "log").
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
set-refused = Choose { $many } of the options shown, each no more often than it is offered.
set-times = { $option } (up to { $count } times)

answer-none = none
answer-number = Choose a number from 1 to { $count }.
answer-ambiguous = "{ $text }" could mean { $choices }; type more of it.
answer-unknown = "{ $text }" is not an option or a command; the closest options are { $choices }.

undo-number = "{ $text }" is not a number of moves.
undo-too-far = { $count ->
    [0] There is nothing to undo.
    [one] You can undo only one move.
   *[other] You can undo only { $count } moves.
  }
undo-done = { $count ->
    [0] Back to the start
   *[other] Back to move { $count }
  }; type "redo" to go forward again.

save-no-file = Name a file to save to: save FILE.
save-done = Saved to { $file }.

no-help = No help found for "{ $text }".

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

cli-serve = Start the table: play in the browser, alone, at one screen or online.
cli-host = address to listen on (default: 127.0.0.1, this computer only; 0.0.0.0 lets others connect)
cli-port = port to listen on (default: 8000)
cli-database = where to keep games (default: sqlite:///boardwright.db; PostgreSQL: postgresql+psycopg://user@host/name)
cli-workers-for-bots = number of processes that think for the bots (default: one for each core, at most 8)
cli-pace = minimum seconds per bot move, so that people can follow (default: 0.8)
cli-longest-pause = longest wait before a question with no real choice answers itself, so that nobody can tell (default: 6 seconds)
cli-open = open the browser
cli-contact = contact for push services if there is a problem with our messages: mailto:… or https://… (default: the site's address)
cli-no-push = send no push messages when it is someone's turn and their page is closed
cli-forget-after = delete games left untouched for this many days (default: 0, never)
cli-proxy = trusted reverse proxies, which say who is connecting and whether over HTTPS: addresses or networks, separated by commas (default: this computer)
cli-metrics = serve Prometheus metrics under /metrics at this address and port only (a port alone: on this computer)
cli-log-level = what to log: warning (the default), info (also every request) or debug
cli-bad-proxy = --proxy takes addresses or networks like 10.0.0.2,fd00::/64, not { $text }.
cli-bad-metrics = --metrics takes a port, or an address and port like 127.0.0.1:9100, different from the table's; not { $text }.
cli-bad-log-level = --log-level must be { $choices }, not { $text }.
cli-bad-contact = --contact takes an address like mailto:host@example.org or https://example.org, not { $text }.
cli-bad-number = --{ $name } takes a number from { $low } to { $high }, not { $text }.
serve-ready = The table is open at { $address } (press Ctrl+C to stop).
serve-port-taken = Cannot listen on { $host }, port { $port }: { $reason }. Choose another port with --port.

cli-check = Check every game in a database, repair what is damaged, and save what cannot be repaired as files.
cli-check-database = the file of an SQLite database, or any database URL that serve accepts
cli-dry-run = only check; change nothing
cli-check-out = folder for copies of damaged games (default: damaged-games)
check-no-database = There is no database at { $database }.
check-file = The database itself is damaged: { $problem }. Stop the server and restore a backup.
check-game = Game { $id }: { $problem } { $end }
check-unreadable = It cannot be read ({ $problem }).
check-was-set-aside = It had been set aside.
check-bot = Seat { $seat } belongs to a bot { $level }, which does not exist.
check-proposal = Proposal { $number } cannot be read.
check-prepared = The prepared answer of seat { $seat } cannot be read.
check-clock = Its clock cannot be read.
check-mark = Its latest snapshot cannot be read.
check-replay = Its moves do not lead to its latest snapshot ({ $problem })
check-count = It should have { $count } entries, but has { $entries }.
check-entries = { $count ->
    [one] Entry { $first } is missing.
   *[other] { $count } entries are missing, starting with entry { $first }.
}
check-asked = It records the wrong seat to play.
check-state = Its state is wrong ({ $state }).
check-history = The history of this game was damaged; it continues from its latest snapshot.
check-mended = Repaired.
check-from-moves = Repaired from its moves.
check-from-mark = Repaired: it continues from its latest snapshot.
check-could-be-mended = It can be repaired: run this command without --dry-run.
check-cannot-be-mended = It cannot be repaired.
check-set-aside = It cannot be repaired and has been set aside; the other games are not affected.
check-done = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $mended } repaired, { $broken } damaged.

database-newer = This database was created by a newer version of Boardwright (schema { $number }; this version knows { $known }). Update Boardwright.
database-unreached = The database is not responding, so this may not have been saved. Try again in a moment.
database-not-opened = Cannot use the database: { $reason }.
database-served = Another server is already using { $file }. Stop it first, or use PostgreSQL, which several servers can share.
database-silent = The database is not responding.

move-conflict = Someone else was quicker. Check the table again.
table-no-such-game = There is no such game. The link may be incomplete.
table-damaged = This game can no longer be read. The host can find out why with the command “boardwright check”.
table-no-such-page = There is no such page.
table-no-link = This is not a link to a game or a seat. Paste the whole link.
me-wrong-link = This personal link is not valid, or no longer valid. Make a new one on the device that has your games.
table-wrong-link = This link to a seat is not valid, or no longer valid. Ask for a new one.
list-no-seat = Only an online game with a free seat can be an open table: choose “a person” for another seat and press “Invite”.
list-not-yours = Only whoever has the link of a free seat can open the table to everyone.
list-not-now = Only a running online game can be an open table.
list-too-many = You have opened too many tables in the last hour. Try again later.
list-sat-too-often = You have sat down at too many tables in the last hour. Try again later.
list-gone = That seat is not free any more. Choose another table.
table-not-seated = You are watching this game. Only seated players can do that.
table-not-asked = It is not your turn to decide.
table-stale = The table has changed. Look again, then choose.
table-not-an-option = { $option } is not an option now; choose one of { $choices }.
table-no-set = This question takes one option, not several.
table-no-deal = This game has no deals.
table-over = This game is over.
table-rules-failed = The rules failed on this move, so it was not played. Please report the problem.
table-failed = Something went wrong on our side; nothing was changed.
table-bad-seat = A seat must be "person", "bot:LEVEL" or "open" (online only), not "{ $text }".
table-bad-mode = The mode must be one of { $choices }.
table-bad-form = Invalid form: { $problem }.
table-bad-name = A name can have at most { $count } characters.
table-no-such-move = Moves in this game are numbered 0 to { $count }.
table-cross-site = This request came from another site, so it was refused.
table-too-many = Too many requests. Wait a moment, then try again.
table-no-people = At least one seat must be for a person.
undo-nothing = There is nothing to undo.
undo-not-alone = You can undo only your own latest moves, back to the last time something was revealed. Propose it to the others.
redo-nothing = There is nothing to redo.
table-bad-bot = There is no bot called { $name } at this table; choose one of: { $bots }.
fork-not-now = The full history of an online game opens only when the game is over.
file-unreadable = That is not a game saved to a file.
file-refused = That file cannot be opened: { $problem }
rematch-not-yet = This game is not over yet.
replay-own-eyes = Until the game is over you can replay it only from your own seat.
replay-no-seat = There is no such seat.
chat-empty = Type a message first.
chat-full = Chat limit reached.
prepare-not-now = It is your turn: just answer.
proposal-bad-seat = That seat cannot be given away by a proposal.
proposal-one-at-a-time = There is already a proposal. Answer it first.
proposal-needs-browser = The new link to a seat can be shown only in a browser. Propose and agree to this on the game's page.
proposal-done = { $what ->
    [undo] Everyone agreed: what { $name } asked to undo is undone.
    [bot] Everyone agreed with { $name }: a bot plays on.
   *[person] Everyone agreed with { $name }: the seat is free.
  }
proposal-withdrawn = { $what ->
    [undo] { $name } no longer asks to undo.
   *[other] { $name } withdrew the proposal.
  }
proposal-refused = { $what ->
    [undo] { $who } declined: nothing is undone.
   *[other] { $who } declined what { $name } proposed.
  }
proposal-gone = That proposal is no longer open.
proposal-not-yours = That proposal does not need your answer.
proposal-undo = { $name } asks to undo { $count ->
    [one] the last line of the log
   *[other] the last { $count } lines of the log
  }, from here on: “{ $line }”
proposal-undo-far = { $name } asks to undo more than { $count } lines of the log, all that it shows.
proposal-undo-silent = { $name } asks to undo { $count ->
    [one] the last answer
   *[other] the last { $count } answers
  }.
proposal-bot = { $name } asks to let a bot play for { $other }: { $bot }.
proposal-person = { $name } asks to give the seat of { $other } to another person.
proposal-save = { $name } asks to save the game to a file, to go on with it elsewhere. Anyone who reads that file can work out what is hidden.
push-your-turn = Your turn
push-time-short = Your time is running out
push-off = This table does not send push messages.
push-no-seat = Only seated players can be notified when it is their turn. Take a seat first.
push-taken = Another browser already receives push messages at that address. Turn notifications off and on again.
push-bad-keys = The keys of this subscription are invalid. Turn notifications off and on again.
push-bad-endpoint = The address of a push service must begin with https://, must have no port, user name or password, and at most 1000 characters.
push-unknown-host = Cannot find the push service { $host }.
push-inner-host = { $host } is not a push service on the internet, so no messages are sent there.
message-too-long = A message can have at most { $count } bytes.
message-malformed = Invalid message: { $problem }.
message-too-fast = Too many messages. Wait a moment.
