### What every game and the command line say.

## The command line

help-veillee = An evening of games under the stars.
help-version = Show the version.
help-play = Play a game in the terminal, with bots or alone.
help-simulate = Let bots play many games; sum them up, or record them.
help-arena = Let bots compete: every bot in every seat on the same deals, with intervals and Elo.
help-verify = Check that every record of a file is a real game, fairly dealt and rightly counted.
help-verify-file = A file with one record a line.
help-slate = Check and show a slate for Look at the Stars that you wrote.
help-slate-file = A TOML file with the map of the sky and its two lines.
help-game = The game: { $known }.
help-players = How many play.
help-games = How many games.
help-seed = The same seed gives the same games.
help-option = An option of the game; may be given several times.
help-bots = The bot of every seat, or one a seat, separated by commas.
help-records = Write one record a line to this file.
help-arena-bots = The bots that compete, separated by commas, such as strong,heuristic,easy,random; a name may come twice.
help-arena-players = How many sit at a table; as many as there are bots where the game allows it. More bots than seats: every choice of them meets. Fewer: they sit down again in turn.
help-arena-games = How many games at least; every deal is played in each seating.
help-arena-jobs = How many processes play; by default one a core.
help-arena-ray = Play on this Ray cluster: auto, HOST:PORT, ray://HOST:PORT, or local for one on this machine.
help-arena-json = Write standings and results to this file as JSON.
help-arena-plot = Draw the standings into this file as SVG.
help-json = Print the summary as JSON.
help-lang = The language: fr or en.
help-name = What you are called at the table.
help-new = Start afresh, even if a game is waiting.

verifying = Verifying
verified = { $games ->
    [one] { $games } record, valid.
   *[other] { $games } records, all valid.
}
slate-is-good = “{ $slate }” can be played on.
no-records = { $file } holds no records.
number = { $value }
share = { $value }%
simulating = Playing
simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $gps } games/s, { $mps } moves/s
column-seat = seat
column-bot = bot
column-wins = wins
column-mean = mean
column-range = range
column-scores = scores
column-seats = seats
column-score = score
column-elo = Elo
column-thinks = ms, at most
arena-played = { $players ->
    [1] { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $deals ->
        [one] { $deals } deal, played
       *[other] { $deals } deals, each played
    } by every bot in { $seconds } s; intervals of 95%
   *[other] { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } in every seating of { $players }, in { $seconds } s; intervals of 95%
}
file-trouble = { $file } cannot be used: { $why }.
system-trouble = The system says no: { $why }.
not-text = This is not text in UTF-8: { $why }.

## What cannot be read

unreadable-not-of-form = This is not what was expected: { $detail }.
unreadable-too-deep = This is nested too deeply to be read.
unreadable-option-unknown = There is no option “{ $name }”. There are: { $known }.
unreadable-option-choice = The option “{ $name }” is one of: { $known }. Got { $got }.
unreadable-option-switch = The option “{ $name }” is true or false. Got { $got }.
unreadable-option-number = The option “{ $name }” is a whole number from { $low } to { $high }. Got { $got }.
unreadable-picture-kind = { $file } is no picture that can be written here. There are: { $known }.
unreadable-setting = An option is given as NAME=VALUE. Got { $got }.
unreadable-games = At least one game must be played. Got { $got }.
unreadable-jobs = At least one process must play. Got { $got }.
unreadable-no-bots = Name at least one bot, such as --bots strong,heuristic.
unreadable-ray-missing = Ray is not installed. Install it with: pip install "veillee[ray]".
unreadable-ray-unreachable = No Ray cluster answers at “{ $address }”.
unreadable-game-unknown = There is no game “{ $name }”. There are: { $known }.
unreadable-bot-unknown = { $game } has no bot “{ $name }”. There are: { $known }.
unreadable-lang-unknown = There is no language “{ $name }”. There are: { $known }.
unreadable-players = { $low ->
    [1] { $high ->
        [1] This game is played alone. Got { $got }.
       *[other] This game is for 1 to { $high } players. Got { $got }.
    }
   *[other] This game is for { $low } to { $high } players. Got { $got }.
}
unreadable-card-missing = The card “{ $card }” is missing from the components.
unreadable-card-changed = The card “{ $card }” has another value or colour than its name says.
unreadable-card-unknown = There is no card “{ $card }”.
unreadable-slate-not-toml = The slate is not TOML: { $detail }.
unreadable-slate-rows = Slate “{ $slate }”: the map has { $rows } rows. Got { $got }.
unreadable-slate-mark = Slate “{ $slate }”: the mark “{ $mark }” at ({ $x }, { $y }) has no meaning.
unreadable-slate-outside = Slate “{ $slate }”: outside the arch: { $points }.
unreadable-slate-twice = Slate “{ $slate }”: two things in one place: { $points }.
unreadable-slate-missing = Slate “{ $slate }”: something is missing at { $points }.
unreadable-slate-ground = Slate “{ $slate }”: the ground has six points, in columns 3 to 6 of rows 0 and 1. Got { $points }.
unreadable-slate-gap-sizes = Slate “{ $slate }”: the figures leave 6 gaps in rows 5 and 6 and 5 gaps in rows 7 to 10. Got { $low } and { $high }, of { $all }.
unreadable-slate-gap-pieces = Slate “{ $slate }”: the gaps of a figure touch each other.
unreadable-slate-gap-edge = Slate “{ $slate }”: the gaps in rows 5 and 6 touch one side only.
unreadable-slate-gap-sides = Slate “{ $slate }”: the upper gaps lie in the other half than the lower ones.
unreadable-slate-planets = Slate “{ $slate }”: a planet in each of the rows 2, 5 and 8. Got { $points }.
unreadable-slate-line-neighbours = Slate “{ $slate }”: a line joins two neighbours. Got { $points }.
unreadable-slate-line-stars = Slate “{ $slate }”: a line joins two stars. Got { $points }.
unreadable-slate-lines = Slate “{ $slate }”: two lines, one in rows 1 and 2, one in rows 9 and 10. Got { $lines }.
unreadable-no-slates = There is no slate to draw on.
unreadable-other-cards = The “{ $kind }” of the components are not those of the rules.

## What is wrong with a record

record-move = Move { $move }:
record-not-a-record = This is not a record.
record-other-format = This is a “{ $format }”, not a “veillee.record”.
record-other-version = Version { $version } of the record is unknown; version { $known } is.
record-other-rules = Played by version { $rules } of the rules of { $game }; version { $known } is known.
record-commitment = The commitment is not the SHA-256 of the seed.
record-nonces = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, but { $nonces ->
    [one] { $nonces } nonce
   *[other] { $nonces } nonces
}.
record-options = The options are refused.
record-options-missing = The options do not say { $names }.
record-move-unreadable = it cannot be read.
record-move-illegal = it is illegal.
record-not-a-move = expected either a deal, or a seat and what it played.
record-time = “{ $at }” is not a time such as 2026-11-16T20:15:02.125Z.
record-no-such-seat = there is no seat { $seat }.
record-already-over = the game was over before it.
record-deal-due = a seat played when a deal was due ({ $kind }).
record-deal-not-due = a deal came when none was due.
record-deal-not-from-seed = the deal ({ $kind }) does not follow from the seed and the nonces.
record-not-over = The game is not over after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
record-outcome = The outcome’s “{ $part }” is not what the moves lead to.

## At the table

refused-seats = { $low ->
    [1] This game is played alone. Got { $got }.
   *[other] This game is for { $low } to { $high } players. Got { $got }.
}
names = { $first } and { $last }
you = you
bot-name-0 = Orion
bot-name-1 = Vega
bot-name-2 = Altair
bot-name-3 = Mira
bot-name-4 = Rigel
bot-name-5 = Capella
bot-name-6 = Deneb
bot-name-7 = Bellatrix
bot-name-8 = Atria
bot-name-9 = Sirius
bot-name-10 = Nashira
choose = Your choice, 1 to { $count }
choose-keys = ? rules · q leave
choose-keys-leave = q leave
choose-keys-undo = ? rules · u undo · q leave
choose-again = Please type a number from 1 to { $count }, or one of the letters above.
saved = Your game is saved. The same command takes it up again.
resumed = Welcome back. Your game goes on.
game-over = The game is over.
win-one = { $names } takes the lamp home.
win-you = You take the lamp home!
win-shared = { $names } share the lamp.
result-rank = rank
result-name = name
result-score = score
record-hint = Keep the record of this game with --record FILE.
record-written = The record of this game is in { $file }.
help-record = Write the record of the finished game to this file.
rules-hint = Enter for more, q to return

# The picture deck
help-deck = The picture deck: build it, look at it, list what it shows, grow new cards.
help-deck-build = Draw the cards that changed.
help-deck-force = Draw every card again.
help-deck-jobs = How many cards are drawn at a time.
help-deck-sheet = Put all cards side by side in one picture.
help-deck-list = List the cards.
help-deck-json = Print everything each card knows about itself, as JSON.
help-deck-gallery = Write the gallery page.
help-deck-grow = Make new cards from the grammar of the deck.
help-deck-pieces = Draw every other card, token, sky and sign again, and the page that shows them.
help-deck-out = The file to write.
help-deck-columns = How many cards in a row.
help-deck-width = How wide a card is, in pixels.
help-deck-seed = The same seed gives the same cards.
help-deck-count = How many cards.
help-deck-grown = The folder to write them to.
deck-drawing = Drawing the deck
deck-growing = Growing cards
deck-built = { $drawn ->
    [one] One card drawn
   *[other] { $drawn } cards drawn
}, { $kept } kept.
deck-written = Written to { $file }.
deck-grown = { $count ->
    [one] One new card
   *[other] { $count } new cards
} in { $folder }; { $rejected } rejected on the way.
deck-gallery-title = The picture deck
deck-gallery-introduction = { $count } pictures, drawn by the programs of the atelier (`veillee deck build`). They are ours and yours: Creative Commons Attribution 4.0 (CC BY 4.0). Each has a caption in French and in English; the longer descriptions are in the deck’s manifest.
deck-drawing-pieces = Drawing the pieces
deck-pieces = { $count } pieces drawn; { $page } shows them.
