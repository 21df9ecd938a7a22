### What the house says: the server, its settings, and its refusals.

server-title = Veillée
server-no-client = The house is lit, but its pages are not built yet. “make web” builds them.
server-address = Open { $url }
server-address-lan = On the same network: { $url }
server-stop = Ctrl-C puts the lamp out; every table is kept.

refused-bot-unknown = There is no bot “{ $bot }” for this game.
refused-cannot-read = This could not be read ({ $why }).
refused-closed = The table is closed.
refused-code-unknown = No table has this code now.
refused-hushed = Hush! Your words could give it away. You may speak after the reveal.
refused-link-used = This link has been used, or its time is over. Ask for a new one.
refused-muted = The host has asked you to listen for a while.
refused-nameless = Write at least one letter.
refused-no-free-seat = Every seat is taken.
refused-no-such-room = There is no such table any more.
refused-not-watching = You are not at this table.
refused-rate = That was a lot at once. Take a breath.
refused-removed = The host has shown you out of this table.
refused-spectators-closed = This table is for those who play.
refused-try-again = That was not kept. It will be tried again.

refused-already-applied = This has been done already.
refused-already-started = The game has begun.
refused-bad-nonce = Your device sent something for the luck that cannot be used.
refused-bot-unasked = No bot plays here.
refused-empty-seats = Some seats are empty: { $seats }.
refused-game-over = The game is over.
refused-no-such-seat = There is no such seat.
refused-not-alone = Moves are taken back only by somebody who plays alone.
refused-not-covered = You have your seat already.
refused-not-held-up = Nobody waits for this seat.
refused-not-host = The host decides that.
refused-not-over = The game is not over yet.
refused-not-paused = The game goes on already.
refused-not-seated = You have no seat at this table.
refused-not-started = The game has not begun.
refused-not-your-seat = That seat is somebody else’s.
refused-nothing-to-settle = There is nothing to settle.
refused-nothing-to-undo = There is nothing to take back.
refused-occupied-beyond = Somebody sits beyond seat { $seats }.
refused-paused = The game is paused.
refused-seat-taken = Somebody sits there.
refused-stale = The table has moved on. Here is where we are.
refused-too-early = A little patience.
