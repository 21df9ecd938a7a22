### What the browser says, outside the games.

## Everywhere

close = Close
news = News
back = Back
menu = Menu
rules = Rules
settings = Settings
or = or
your-turn = Your turn
entering = Coming in…
reading = Opening the book…
reload = Reload
go-home = Back home
unreachable = The house does not answer. Try again in a moment.
try-again = Try again
rule-number = Rule { $number }
rule-numbers = { $count ->
    [one] Rule { $numbers }
   *[other] Rules { $numbers }
}
minutes = { $minutes } min
seconds = { $value } s
percent = { $value }%
lang-fr = Français
lang-en = English
other-language = Passer en français
other-language-short = Français
change-theme = Change the light
missing-title = There is nothing here.
missing-text = This page does not exist, or no longer does.

## Home

home-title = An evening of games under the stars
home-lead = Open a table, send the link, play. One phone each, one screen for the whole room, or alone with our bots. No account, nothing to install, in French and in English at the same table.
how-it-works = How it works
the-rules = The rules
gallery = The gallery
gallery-text = Our pictures and cards, drawn for this house. Tap a picture to see it up close.
gallery-pictures = The pictures
more-pages = More pages
open-table = Open a table
which-game = What shall we play?
invitation-code = An invitation code?
join = Join
join-title = Is someone waiting for you?
join-text = Type the five letters you were given.
link-title = This link no longer opens anything
my-tables = My tables
all-my-tables = All my tables
my-table = Table { $code }, { $game }.
my-table-lit = Table { $code } is still lit.
my-table-waits = It is your turn.
my-table-awaits = Waiting for { $names }.
my-table-open = Sitting down: { $names }.
my-table-playing = At the table: { $names }.
my-table-paused = Paused: { $names }.
my-table-over = The game is over.
go-back-in = Go back in
forget-table = Forget table { $code }
seats-range = { $low ->
    [1] { $high ->
        [1] alone
       *[other] 1–{ $high }
    }
   *[other] { $low }–{ $high }
}
seats-from-to = { $high ->
    [1] for one
   *[other] { $low } to { $high } players
}
game-dixit = Dixit
game-dixit-line = One picture, one phrase: say enough, but not too much.
game-stella = Stella
game-stella-line = One word, fifteen pictures. Shine together, or fall alone.
game-look-at-the-stars = Look at the Stars
game-look-at-the-stars-line = Two lines a night. Draw your constellations before sunrise.
game-etoile-d-afrique = L’Étoile d’Afrique
game-etoile-d-afrique-line = Tricks, lions and brigands, and a solitaire for late hours.
game-etoile-solitaire = L’Étoile, solitaire
game-etoile-solitaire-line = Fifty-four cards, as few rows as you can.
about-open = Open a table
about-open-text = Choose a game: the table is ready in two taps, with no account and nothing to install.
about-invite = Bring the others
about-invite-text = They scan the code, follow the link or type five letters. Several can share one phone.
about-play = Play, near or far
about-play-text = Each sees their own hand on their own screen, in their own language. If the line breaks, your seat and your choice are kept.
about-screen = One screen for the room
about-screen-text = Open the shared screen on the television: it shows the table, never a secret.
about-bots = Owls to fill the seats
about-bots-text = A bot takes a free seat, or keeps yours warm while you are away.
about-fair = Luck that you can check
about-fair-text = The house commits to a seed before the game, every device mixes in its own, and all of it can be checked afterwards.

## The line

line-lost = Finding you again…
line-lost-more = Your seat is kept, and so is your choice.
line-back = There you are.
refused-unanswered = The answer was lost on its way. Look whether it was done, and if not, do it again.
outdated-title = The house has changed
outdated-text = A new version is waiting. Reload the page to go on.
ended-title = This table is closed to you

## Before the game

table-code = Table { $code }
code-of-table = Table code
invite = Invite
invite-text = Come and play: table { $code }.
invite-qr = The table’s link, to scan
copy-link = Copy the link
link-copied = The link is copied.
around-the-table = Around the table
free-seat = A free seat
one-seat-less = One seat fewer
one-seat-more = One seat more
seat-host = host · holds the lamp
seat-here = on this device
seat-there = on their own device
seat-program = program
seat-bot = bot · { $level }
seat-ready = at the table
seat-on-device = Seat somebody here, on this device, in seat { $seat }
a-bot = A bot
a-guest-here = Here
fill-with-bots = Fill with { $free } bots
which-owl = Who joins us?
which-level = How do they play?
seat-owl = Invite { $name }
keep-owl = Keep { $name }
level-easy = dreamy
level-heuristic = thoughtful
level-strong = formidable
level-random = at random
change-owl = Change { $name }
about-person = About { $name }
pass-host = Hand the lamp to { $name }
mute = Hush { $name } for a while
unmute = Let { $name } speak again
remove = Show { $name } out
remove-title = Show { $name } out?
remove-text = { $name } will leave the table and cannot come back.
remove-stay = Let them stay
remove-go = Show out
sit-here = Sit here
change-name = Change { $name }’s name
empty-seat = Free { $name }’s seat
stepped-out = stepped out
sit-down = Sit down
sit-title = Take a seat
sit-at = { $host ->
    [nobody] { $game }
   *[other] { $game }, at { $host }’s table
}
your-name = Your name at the table
your-token = Your token
token-moon = moon
token-drop = drop
token-flame = flame
token-leaf = leaf
token-moth = moth
token-shell = shell
token-fish = fish
token-key = key
token-boat = boat
token-bell = bell
token-mushroom = mushroom
token-house = house
tonight = Tonight
tonight-plain = The rules as written
option-unmet = Not so yet: the rules want it together with another choice.
option-is = { $name }: { $value }
without = without “{ $what }”
clock-short = { $seconds } s
clock-none-short = no clock
entry-number = { $number }
entry-more = Write a card
entry-away = Take card { $number } away
host-chooses = The host chooses.
host-starts = { $name ->
    [nobody] We begin as soon as the host is ready.
   *[other] { $name } begins when everyone is here.
}
seats-await = { $free ->
    [one] Waiting for one more.
   *[other] Waiting for { $free } more.
}
clock = Clock
clock-none = none
clock-gentle = gentle
clock-firm = firm
clock-limit = Time per question
spectators-welcome = Spectators welcome
less = { $what }: less
more = { $what }: more
start = Light the lamp and begin
start-with-bots = { $bots ->
    [one] Begin, and add a bot
   *[other] Begin, and add { $bots } bots
}
start-with = { $players ->
    [one] Begin alone
   *[other] Begin with { $players }
}

## During the game

see-results = See the results
words = Words
words-new = Words, { $fresh ->
    [one] one new
   *[other] { $fresh } new
}
words-none = Nobody has spoken yet. A reaction takes one tap.
words-label = A few words to the table
words-send = Say it
reactions = Reactions
react-bravo = Bravo!
react-laugh = Ha ha
react-wow = Oh…
react-heart = I love it
react-think = Let me think
react-hurry = We’re waiting
react-sorry = Sorry
react-again = Again
a-visitor = Somebody
take-back = Take back the last move
history = Story of the game
history-now = Where we are
rules-at-hand = Rules at hand
back-to-game = Back to the game
all-rules = All rules
pause = Pause
paused-title = The lamp is turned low
paused-text = The game waits. Nothing is played without you.
go-on = Go on
seconds-left = { $left ->
    [one] { $left } second left
   *[other] { $left } seconds left
}
leave-table = Leave the table
leave-title = Leave the table?
leave-text = A bot keeps your seat warm. The same link brings you back to it.
leave-stay = Stay
leave-go = Leave
shared-screen = Open the shared screen
shared-screen-line = The whole table on the television
second-device = Continue on another device
second-device-qr = Your personal link, to scan
second-device-text = Scan this with the other device: it will be yours too. The link works once, within ten minutes.
bot-plays-for = a bot plays; the seat is waiting
bot-plays-for-you = A bot plays for you. Your seat is waiting.
take-seat-back = Take back
hand-over = Or pass the device to
curtain-title = { $name } is next
curtain-text = Hand the device to { $name }. Nothing is shown until then.
curtain-lift = It’s me, { $name }
screen-join = Join: { $host } ·
screen-come = Come and sit down
screen-scan = Scan, or type the address and the code

## After the game

again = Another game?
part-is = { $part }: { $value }
tie-shared = With equal points, people share a place.
with-help = with a bot’s help
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
replay = Watch again
replay-step = Move of the game
replay-seat = Seen by whom?
replay-eyes = Seen by { $name }
replay-everyone = everyone
step-back = One move back
step-on = One move on
keep-record = Keep the record
verify = Check the deal
verify-how = Before the game the house published the fingerprint of a secret seed; every device mixed in its own digits. Here is the seed: nobody could have chosen the cards.
verify-kept = Promise kept: the seed is the one of the fingerprint.
verify-broken = The seed is not the one of the fingerprint.
verify-elsewhere = This device cannot compute the fingerprint here. The command below does.
verify-commitment = Fingerprint, before
verify-seed = Seed, after
verify-nonces = Each seat’s digits
verify-command = To recompute everything:

## Settings

set-language = Language
set-theme = Light
theme-auto = match the device
theme-night = night
theme-paper = paper
set-text = Size of the text
set-motion = Motion
motion-auto = match the device
motion-calm = calm
set-hand = One-handed
set-hand-text = Where your cards and the main button sit.
hand-both = middle
hand-left = left
hand-right = right
set-sound = Sound
set-sound-text = Small soft sounds: your turn, a word, the end.
set-aids = Help with colours
set-aids-text = Say in words and lines what colour and light say.
set-owls = The owls talk
set-owls-text = A word now and then, beside their seat.

points-course = The points through the game
rules-worth = What it is worth
rules-part-step = This step
rules-part-all = The game
rules-part-points = Scoring
rules-key = On a keyboard, ? opens these rules while you are on the board.
