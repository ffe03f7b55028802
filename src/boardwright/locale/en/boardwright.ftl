## The command line

cli-about = Heavyweight board games by their full rules: play them, replay them, let bots play thousands of them.
cli-language = the language of everything that is said (default: en)
cli-games = List the games with their numbers of seats and their options.
cli-play = Play a game in this terminal, against bots or with others in front of the same screen.
cli-simulate = Let bots play many games and report the figures.
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
cli-json = print the figures as one JSON object
cli-file = a game that was saved with the command "save"
cli-to = stop after so many moves

cli-usage = This command was not understood ({ $problem }); try "boardwright --help".
cli-whole-number = "{ $text }" is not a whole number.
cli-no-language = There are no words in the language "{ $text }"; choose { $choices }.
cli-no-game = Say which game to play ({ $choices }), or which record to go on with (--from FILE).
cli-from-alone = A saved game brings its own game, seats, seed and options, so give none of them together with --from.
cli-bots-number = { $count } bots were named, but { $seats ->
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

## boardwright simulate

simulate-figures = { $games ->
    [one] One game
   *[other] { $games } games
  } with { $decisions } decisions in { $seconds } seconds: { $speed } decisions per second, { $length } decisions per game.
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-score = Mean score

## boardwright replay

replay-position = After move { $count } of { $total }: { $seat } decides.

## Playing at the prompt

play-welcome = Answer with the number of an option, its text, or a beginning of its text. Type "help" for the other commands.
play-commands =
    A number, or the text of an option: choose it.
    undo [N]: take back your last move, or the last N of them.
    redo: play again what was taken back.
    save FILE: save the game; "boardwright play --from FILE" goes on with it.
    help WORD: what a card or a word means.
    log: the whole chronicle.
    board: the board once more.
    quit: leave the game.
play-prompt = { $seat }>
play-hand-over = It is { $seat }'s turn at the screen. Press Enter when nobody else is looking.
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
cli-open = open the browser
cli-bad-number = --{ $name } is a number from { $low } to { $high }, not { $text }.
serve-ready = The table is open at { $address } (Ctrl+C closes it).
serve-port-taken = Nothing can listen on { $host }, port { $port }: { $reason }. Choose another port with --port.

database-newer = This database was made by a newer Boardwright (version { $number } of its tables; this one knows { $known }). Update Boardwright.
database-not-opened = The database cannot be used: { $reason }.

move-conflict = Somebody else was quicker. Look at the table again.
table-no-such-game = There is no such game. Perhaps the link is not whole.
table-no-such-page = There is no such page.
table-wrong-link = This link to a seat is not valid (any more). Ask for a new one.
table-not-seated = You are watching this game. Only people with a seat can do that.
table-not-asked = It is not your decision now.
table-stale = The table has changed meanwhile. Look again, then choose.
table-not-an-option = That is not one of the options now.
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
fork-not-now = The whole course of an online game is open only after its end.
rematch-not-yet = This game is not over yet.
replay-own-eyes = Until the game is over you can look only through your own eyes.
replay-no-seat = There is no such seat.
chat-empty = There is nothing to say in that line.
chat-full = This game has been talked about enough.
prepare-not-now = You are asked now: just answer.
proposal-bad-seat = That seat cannot be given away by a proposal.
proposal-one-at-a-time = There is a proposal already. Answer that one first.
proposal-gone = That proposal is no longer open.
proposal-not-yours = That proposal does not need your answer.
proposal-undo = { $name } proposes to go back to move { $move }.
proposal-bot = { $name } proposes that a bot ({ $level }) plays for { $other }.
proposal-person = { $name } proposes to give the seat of { $other } to another person.
message-too-long = A message has at most { $count } bytes.
message-malformed = That message was not understood: { $problem }.
message-too-fast = Too many messages. Wait a moment.
