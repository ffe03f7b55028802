## The table in the browser: what all pages say

table-name = Boardwright
table-unofficial = An unofficial fan project with original drawings and texts.
table-publishers = Arcs is published by Leder Games, Scythe by Stonemaier Games, Imperium: Classics and Imperium: Legends by Osprey Games.
table-version = Boardwright { $version }, { $code ->
    [compiled] compiled code
    [bots] plain code, bots on compiled code
   *[plain] plain code
 }.
table-skip-link = Skip to content
table-navigation = Pages
table-home = Home
table-library = Library
table-theme = Light or dark theme
table-close = Close

game-arcs = Arcs
game-arcs_campaign = Arcs: The Blighted Reach
game-scythe = Scythe
game-imperium = Imperium

bot-random = Random bot
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-expert = Expert bot
bot-heuristic = Rule-of-thumb bot
bot-mcts = Searching bot
bot-numbered = { $bot } { $number }
seat-open = Open seat
seat-person = Player

## The game page

title-your-turn = ● Your turn · { $game }
table-seats = Seats
table-chronicle = Game log
table-your-part = Your hand and options
table-tools = Tools
table-board = Board
table-board-move = The board: drag it or use the arrow keys to move it, scroll or press + and − to zoom
table-zoom = Zoom
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-reset = Whole board
table-hand = Your hand
hand-empty = Your hand is empty
table-options = Your options
table-filter = Search { $count } options
set-choose = Choose { $many }
set-count = { $chosen } of { $most } chosen
set-too-many = { $chosen } chosen, at most { $most }
set-before = Already chosen: { $options }
set-nth = { $text }, { $number } of { $count }
set-confirm = Confirm
table-parts = Parts of the table
tell = What happened?
tell-nothing = Nothing has happened since your last turn.
table-undo = Undo
table-redo = Redo
table-help = Help: what can I do now?
table-preferences = Preferences
table-menu = Table menu
table-skip = Skip
table-sound = Sound on or off
table-offline = Connection lost; reconnecting
table-slow = The connection is slow
table-sending = Sending…
table-back = Back
table-back-about = Take back your last answer
unsent-offline = You are offline. When you are back you will be asked again:
unsent-back = You are back. This was not sent:
unsent-play = Play it now
unsent-drop = Choose again
greeting = Welcome! You play { $seat }.
greeting-name = What should the others call you?
greeting-save = That’s me
greeting-later = Not now
notices = Notices
notice-close = Close

part-board = Board
part-aside = Beside
part-panels = Seats
part-hand = Hand
part-side = Log

side-log = Log
side-chat = Chat
side-scores = Score

turn-yours = Your turn
turn-over = Game over
turn-thinking = thinking
question-replay = You are viewing an earlier moment of this game.
question-lapses = You have no choice here. This answers itself in a moment, so that the others cannot tell.
question-watch = Waiting for { $seats }.
question-wait = Waiting for { $seats }; you will be notified when it is your turn.
question-retried = The answer of { $seats } could not be saved. The server keeps trying; nothing is lost.
question-moving = The server that was thinking for { $seats } is gone. Another one is taking over.
question-queued = { $seats } will continue when other games between bots have finished.
question-nothing = No decision pending.

state-open = open
state-thinking = thinking
state-asked = to play
state-away = away
state-you = you
state-bot = bot
panel-grow = Enlarge the play area of { $seat }

table-seeded = A player chose the random seed of this game, or opened the game from a file. Anyone who has either can work out what is hidden.

since-title = Since your last turn
line-menu = Lines of the log; each opens its moment
line-menu-label = This line
line-look = View this moment
line-undo = Undo to here
line-propose = Ask everyone to undo to here
line-fork = Try something else from here
line-fork-bots = Try it from here against bots

chat-label = Message
chat-send = Send

agree = Agree
refuse = Decline
proposal-take-back = Withdraw
proposal-save-agreed = Everyone agreed to save the game. Do it before the next move.

invited-title = { $game }: you are invited to play { $seat }
invited-about = Someone has invited you to a game. This link is for you alone: once you sit down, nobody else can use it.
invited-sit = Sit down
invite-title = Invite players
invite-about = Send each person one link. The first to open it takes that seat.
invite-link = Link for { $seat }
invite-copy = Copy link
clock = Clock
clock-why = Time runs for whoever is asked, once every seat is taken.
clock-when-up = When time is up
clock-none = no clock
clock-turn = { $time } per turn
clock-each = { $time } each
clock-each-more = { $time } each, { $more } more after each turn
clock-ends-once = a bot plays that turn
clock-ends-bot = a bot takes over the seat
clock-ends-sign = everyone is told, that is all
clock-about = Clock: { $clock }. When time is up, { $ends ->
    [once] { clock-ends-once }
    [bot] { clock-ends-bot }
   *[sign] { clock-ends-sign }
  }.
clocks = Clocks
clock-left = { $time } left
clock-short = Your time is running out. { $ends ->
    [once] Then a bot plays this turn for you.
    [bot] Then a bot takes over your seat.
   *[sign] Then everyone is told.
  }
clock-up = { $mine ->
    [yes] Your time is up.
   *[no] { $name } is out of time.
  }{ $ends ->
    [once] {" "}A bot plays this turn.
   *[sign] {""}
  }
list-about = Or let anyone sit down: the home page then shows your free seats.
list-begin = Show the free seats to everyone
list-is-open = The free seats are on the home page: anyone may sit down.
list-stop = Invite only

curtain-title = Pass the screen to { $seat }
curtain-about = Nothing secret is shown until you continue.
curtain-look = I am { $seat }

scores-none = Points are counted at the end of the game.
scores-now = Current points
scores-end = Final points
scores-item = Item
score-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
over-next = Next game
over-rematch = Rematch
over-replay = Replay
over-result = Result
over-share = Copy link to the replay
over-shared = Link copied
over-save = Save the game
moment-go-on = Continue
ending-board = Look at the board

yes = Yes
confirm-title = Are you sure?

explain-wait = You have no decision to make right now.
explain-not-now = Not possible right now
explain-not-now-because = Not now: { $why }
explain-first = Answer this question first; then you will choose what to do next.
explain-library = All cards and a rules summary
explain-rulings = Every ruling, and how we read open points
keys-title = Keyboard shortcuts
keys-option = choose the option with this number or letter
keys-filter = search the options
keys-confirm = confirm your selection
keys-arrows = move through the options; Enter chooses
keys-cancel = cancel, close or clear the selection
keys-undo = undo
keys-redo = redo
keys-chat = chat
keys-zoom = zoom the board
keys-help = this help

prefer-confirm = Confirm the end of my turn
prefer-confirm-about = Ask before an option that ends my turn.
prefer-animate = Animations
prefer-animate-about = Cards and pieces fly to where they go.
prefer-tell = Tell me what happened
prefer-tell-about = When I come back to a game and it is my turn, show what the others did.
prefer-sound = Sound
prefer-sound-about = A tone when it is my turn; cards, dice and battles can be heard.
prefer-volume = Volume of sounds
prefer-notify = Notifications
prefer-notify-about = A browser notification when it is my turn and I am elsewhere or have closed the page.
prefer-notify-install = iPhones and iPads show notifications only from apps on the home screen: tap Share, then “Add to Home Screen”, and open { table-name } from there.
prefer-notify-denied = Your browser blocks notifications from this site: allow them in its settings, then try again.
table-pace = Bot speed
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
prefer-tips = Tips
prefer-tips-about = What a screen is about, when I see it for the first time. Switch on again to see all of them once more.
prefer-big = Large text
prefer-big-about = Make everything a little bigger.
theme-auto = Match device
theme-light = Light
theme-dark = Dark

menu-replay = Replay
menu-library = Cards and rules
menu-export = Save the game to a file
menu-ask-save = Ask everyone to save the game to a file
menu-bug = Report a problem (saves a file of this moment)
menu-resign = Resign
menu-resign-sure = A bot will take your seat. Leave the game?
menu-replace = Propose a bot
menu-invite = Propose another person
menu-own-link = Copy the secret link to my seat, for another device
menu-name = Your name at this table
save = Save

mistake-missing = There is nothing here
mistake-refused = That did not work

## The home page

home-title = A table is free
home-begin = Start a game
home-about = Sit down alone against bots, with friends at one screen, or with others far away. Nothing to register.
home-hello = Welcome. You play as
home-guest = guest
home-chosen = chosen
home-rules = Rules in short
home-ten = Play in ten seconds
home-ten-about = { $game } · change what you like, or just play
home-you = You
home-do = { $what }: { $game }
home-do-turn = Take your turn
home-do-look = Look
home-do-back = Look back
home-do-watch = Watch
home-pick = Choose a game
home-new = New game of { $game }
home-seats = { $low } to { $high } players
home-who = Players
home-seat-sort = Player in seat { $number }
home-nobody = nobody
home-person = a person
home-your-name = Your name
home-seat-name = Name in seat { $number }
home-name-hint = optional
home-about-choices = About these choices
home-options = Names and options
home-seed = Random seed
home-seed-about = The same seed and the same choices give the same game. Leave it empty for a random one; in an online game everyone is told if it was chosen.
home-play = Play now
home-play-about = on this screen
home-invite = Invite
home-invite-about = a secret link for each of the others
home-listed = Open table
home-listed-about = with “Invite”, anyone may take the free seats
home-tables = Open tables
home-tables-none = No one is looking for players right now. Start a game with “a person” on a seat, tick “Open table” and press “Invite”.
home-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
  }
home-waits = someone is waiting there
home-do-sit = Sit down
home-yours = Your games
home-your-turn = your turn
home-over = over
home-running = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
home-nothing = Your games will appear here. Press “Play now” to begin one.
home-link = Link to a seat or game
home-open = Open
home-saved = Go on with a game saved to a file
home-saved-here = Play on here
home-saved-invite = Invite the others
home-watch = Games to watch
home-watch-none = No games to watch right now.
choice-random = random
choice-yes = yes
choice-no = no

home-me = My games on another device

## My games on another device

me-title = My games on another device
me-about = Your personal link brings your seats, in these games and in all to come, to another browser: open it there once. Keep it to yourself: whoever has it can play for you.
me-nobody = This browser has no seat at any table yet. Sit down first; then you can get a link here that brings your games to another device.
me-link = Your personal link
me-make = Make my personal link
me-renew = New link (the old one stops working)
me-revoke = Remove the link
me-lock-title = Lock out other devices
me-lock-about = If a stranger has your link, or you lost a device: your seats stay with this browser only. All links to them stop working; invitations that nobody has used yet get new links.
me-lock = Keep my games on this browser only
me-back = Back to the home page
me-open-title = Your games on this device
me-open-about = { $count ->
    [0] This personal link has no games yet. From now on this browser and the other share theirs.
    [one] This personal link brings 1 game to this browser. From now on this browser and the other share all their games.
   *[other] This personal link brings { $count } games to this browser. From now on this browser and the other share all their games.
  }
me-open-warning = Go on only if the link is your own: whoever sent it to you could see the hands of all games you play here.
me-bring = { $count ->
    [one] Take the game of this browser along
   *[other] Take the { $count } games of this browser along
  }
me-bring-about = Otherwise you can no longer play them from this browser.
me-open = This is my link: go on

## Replay

replay-title = Replay: { $game }
replay-moment = Move { $move } of { $total }
replay-slider = Move
replay-first = Go to start
replay-back = Back one move
replay-next = Forward one move
replay-last = Go to end
replay-play = Play or pause
replay-eyes = Viewed by
replay-spectator = a spectator
replay-go = Show
replay-link = Copy link to this moment
replay-chart = Scores over time
replay-back-to-game = Back to the game
chart-about = Every seat’s points after each move; the table below shows the same data.
chart-move = Move
chart-table = As a table
story-moments = Key moments
story-move = move { $move }
story-lead = The lead goes to { $seat }.

## Library

library-title = Library
library-about = Every card and rules term, in our own words.
library-of = { $game }: cards and rules
library-rules = Rules summary
library-search = Search cards and terms
library-print = Print
rulings-of = { $game }: rulings
rulings-search = Search rulings
ruling-high = our reading, high confidence
ruling-medium = our reading, medium confidence
ruling-low = our reading, low confidence
library-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
  }
library-shelves = Sections

## Lessons

lesson-learn = Learn { $game }
lesson-learn-about = a guided game, 15 to 30 minutes
lesson-label = Lesson
lesson-next = Next
lesson-back = Back
lesson-why = Why?
lesson-do = Do this:
lesson-do-nothing = Choose nothing, and confirm.
lesson-watch = Watch the others. It will be your turn in a moment.
lesson-leave = Leave the lesson
lesson-leave-sure = Leave the lesson and play on from here, against easy bots?
lesson-close = Play on
lesson-wrong = “{ $option }” is allowed, but not now: nothing has happened.
lesson-wrong-deal = This deal is allowed, but not now: nothing has happened. Better offer the one that the lesson describes.
lesson-better = Better: “{ $option }”.
lesson-none = There is no lesson for this game. Start one of the games on the home page instead.

## Hints

hint-about = Hint: what would the expert bot do, and why?
hint-thinking = The expert bot is thinking about it …
hint-best = The expert bot would choose: { $option }.
hint-nothing = nothing
hint-only = There is nothing else to do here.
hint-sure = It is quite sure: most of its { $count } tries led back to this, and from here it sees you win about { $percent } games in 100.
hint-rather = After { $count } tries it likes this best, and from here it sees you win about { $percent } games in 100.
hint-close = It is close: after { $count } tries this is slightly ahead, and from here it sees you win about { $percent } games in 100.
hint-plan = Its plan after that: { $options }.
hint-other = Next best: { $option } (about { $percent } in 100).
hint-failed = The bot could not answer. Try again in a moment, or decide for yourself.
hint-not-asked = There is a hint only for a question of your own. Wait until you are asked.
hints-off = Whoever began this game switched hints off.
hints-too-many = Those were many hints in a short time. Wait a little before you ask for the next one.
home-hints = Hints from the expert bot, when playing online
table-hints = Hints are allowed at this table: anyone may ask what the expert bot would do.
table-no-hints = There are no hints at this table.

## First-time tips

first = Tip
first-seen = Got it
first-off = No more tips
first-home = New here? “Learn” teaches a game as you play it. Or pick a picture and press “Play now”: you sit against bots, and nothing has to be set up.
first-replay = This is the past: step through it with the buttons, the slider or the arrow keys. Nothing you do here changes the game.
