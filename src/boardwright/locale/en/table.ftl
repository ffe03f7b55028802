## The table in the browser: what all pages say

table-name = Boardwright
table-unofficial = An unofficial project by players, with drawings and words of our own.
table-publishers = Arcs is a game by Leder Games, Scythe by Stonemaier Games, Imperium: Classics and Imperium: Legends by Osprey Games.
table-skip-link = Skip to the content
table-navigation = Pages
table-home = Home
table-library = Library
table-theme = Light or dark
table-close = Close

game-arcs = Arcs
game-scythe = Scythe
game-imperium = Imperium

bot-random = Random bot
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-expert = Expert bot
bot-heuristic = Bot by rules of thumb
bot-mcts = Bot that searches
seat-open = Free seat
seat-person = Player

## The game page

title-your-turn = ● Your turn · { $game }
table-seats = Seats
table-chronicle = Chronicle
table-your-part = Your hand and your options
table-tools = Tools
table-board = Board
table-board-move = The board: drag or arrow keys to move it, wheel or + and − to zoom
table-zoom = Zoom
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-reset = Whole board
table-hand = Your hand
hand-empty = Nothing in hand
table-options = Your options
table-filter = Find one of { $count } options
set-choose = Choose { $many }
set-count = { $chosen } of { $most } chosen
set-too-many = { $chosen } chosen, at most { $most }
set-before = Chosen before: { $options }
set-nth = { $text }, { $number } of { $count }
set-confirm = Confirm
table-parts = Parts of the table
table-undo = Undo
table-redo = Redo
table-help = Help: what can I do now?
table-preferences = Preferences
table-menu = Menu of this table
table-skip = Skip
table-offline = The connection is lost; trying again

part-board = Board
part-panels = Seats
part-hand = Hand
part-side = Log

side-log = Log
side-chat = Chat
side-scores = Score

turn-yours = Your turn
turn-over = Game over
turn-thinking = thinking
question-replay = You are looking at a moment of this game.
question-lapses = You have no choice here. This answers itself in a moment, so that the others do not learn it.
question-watch = Waiting for { $seats }.
question-wait = Waiting for { $seats }; you will be told when it is your turn.
question-retried = The answer of { $seats } could not be saved. The server keeps trying; nothing is lost.
question-moving = The server that was thinking for { $seats } is gone. Another one takes over.
question-queued = { $seats } will go on when other games between bots are over.
question-nothing = Nobody is asked anything.

state-open = free
state-thinking = thinking
state-asked = to play
state-away = away
state-you = you
state-bot = bot
panel-grow = Enlarge what lies before { $seat }

table-seeded = The seed of chance of this game was chosen by a person. Whoever knows it can find out what is hidden.

since-title = Since your last turn
line-menu = Lines of the chronicle: each leads to its moment
line-menu-label = At this line
line-look = Look at this moment
line-undo = Undo to here
line-propose = Ask all to undo to here
line-fork = Try something else from here
line-fork-bots = Try it against bots from here

chat-label = Say something
chat-send = Send

agree = Agree
refuse = Refuse
proposal-take-back = Take it back

invited-title = { $game }: a seat for you, { $seat }
invited-about = Somebody has invited you to a game. The link is for you alone: once you sit, nobody else can use it.
invited-sit = Sit down
invite-title = Invite
invite-about = Send each person one link. Whoever opens it first sits on that seat.
invite-link = Link for { $seat }
invite-copy = Copy the link

curtain-title = { $seat }, to the screen
curtain-about = Hand the screen over. Nothing secret is shown before you say so.
curtain-look = I am { $seat }

scores-none = The points of this game are counted at its end.
scores-now = Points at this moment
scores-item = Item
score-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
over-next = To the next game
over-rematch = Rematch
over-replay = Replay and scores over time

yes = Yes
confirm-title = Are you sure?

explain-wait = You are not asked anything at the moment.
explain-not-now = Not possible now
explain-not-now-because = Not now: { $why }
explain-first = First answer this question; then you will be asked what to do next.
explain-library = All cards and a summary of the rules
keys-title = Keys
keys-option = choose the option with this number or letter
keys-filter = find an option by typing
keys-confirm = confirm the set you have chosen
keys-arrows = go through the options, Enter chooses
keys-cancel = cancel, close, choose nothing
keys-undo = undo
keys-redo = redo
keys-chat = chat
keys-zoom = zoom the board
keys-help = this help

prefer-confirm = Confirm the end of my turn
prefer-confirm-about = Ask before an option that ends the turn.
prefer-animate = Animations
prefer-animate-about = Pieces glide to their new places.
prefer-sound = Sound
prefer-sound-about = A soft tone when it is my turn.
prefer-notify = Notifications
prefer-notify-about = A notice of the browser when it is my turn and I look elsewhere or have closed the page.
prefer-notify-install = iPhones and iPads give notices only to apps on the home screen: tap Share, then “Add to Home Screen”, and open { table-name } from there.
prefer-notify-denied = Your browser does not let this page give notices: allow them in its settings for this site, then try again.
prefer-big = Large text
prefer-big-about = Everything a little bigger.
theme-auto = As the device
theme-light = Light
theme-dark = Dark

menu-replay = Replay
menu-library = Cards and rules
menu-export = Save the whole game as a file
menu-bug = Report a problem: save a file with this moment
menu-resign = Resign
menu-resign-sure = A bot will take your seat. Do you want to leave the game?
menu-replace = Propose a bot
menu-invite = Propose another person
menu-own-link = Copy the secret link to my seat, for another device
menu-name = Your name at this table
save = Save

## The home page

home-title = A table is free
home-about = Play alone against bots, with friends before one screen, or with others far away. Nothing to register.
home-pick = Choose a game
home-new = A new game of { $game }
home-seats = { $low } to { $high } players
home-who = Who plays
home-seat-sort = Who sits on seat { $number }
home-nobody = nobody
home-person = a person
home-your-name = Your name
home-seat-name = Name on seat { $number }
home-name-hint = optional
home-about-choices = What is special about them
home-options = Options
home-seed = Seed of chance
home-seed-about = The same seed and the same choices give the same game. Leave it empty for a new one; at an online table everybody is told if it was chosen.
home-play = Play now
home-play-about = on this screen
home-invite = Invite
home-invite-about = a secret link for each other person
home-yours = Your games
home-your-turn = your turn
home-over = over
home-running = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
home-nothing = Games you play appear here.
home-link = A link to a seat or a game
home-open = Open
home-watch = Games to watch
home-watch-none = No game is open to watch at the moment.
choice-random = random
choice-yes = yes
choice-no = no

## Replay

replay-title = Replay: { $game }
replay-moment = Move { $move } of { $total }
replay-slider = Move
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play or pause
replay-eyes = Seen by
replay-spectator = a spectator
replay-go = Show
replay-link = Copy the link to this moment
replay-chart = Scores over time
replay-back-to-game = Back to the game
chart-about = The points of every seat after each move; the table below says the same.
chart-move = Move
chart-table = As a table

## Library

library-title = Library
library-about = Every card and every word of the rules, in our own words.
library-of = { $game }: cards and rules
library-rules = The rules in short
library-search = Find a card or a word
library-print = Print
library-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
  }
library-shelves = Shelves
