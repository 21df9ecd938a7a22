### What a table and its log say, whatever the game.

## Why a table says no

refused-already-applied = This move has already been made.
refused-already-started = The game has already started.
refused-bad-nonce = A device’s share of the luck is 32 hexadecimal digits.
refused-bot-unasked = No bot plays this seat.
refused-empty-seats = Some seats are still empty.
refused-game-over = The game is over.
refused-no-such-seat = There is no such seat at this table.
refused-not-alone = Only someone who plays without other people can take a move back or ask for advice.
refused-not-covered = You are already playing this seat yourself.
refused-not-held-up = The game is not waiting for this seat.
refused-not-host = Only the host can do that.
refused-not-over = The game is not over yet.
refused-not-paused = The game is not paused.
refused-not-seated = Only someone seated at this table can do that.
refused-not-started = The game has not started yet.
refused-not-your-seat = This seat is not yours.
refused-nothing-to-settle = There is nothing for luck to decide.
refused-nothing-to-undo = There is nothing to take back.
refused-occupied-beyond = Someone is sitting beyond { $seats ->
    [one] the first seat
   *[other] the first { $seats } seats
}.
refused-paused = The game is paused.
refused-seat-taken = Someone is already sitting there.
refused-stale = The table has moved on. Look again, then choose.
refused-too-early = It is too early for that.

## What cannot be read in a log

unreadable-not-an-entry = This is not an entry of a table’s log: { $detail }.
unreadable-entry-version = Version { $version } of a log entry is unknown; version { $known } is.
unreadable-entry-kind = There is no log entry “{ $kind }”.
unreadable-entry-broken = A “{ $kind }” entry of the log cannot be read: { $detail }.
unreadable-log-not-opened = This log does not begin with the opening of a table.
unreadable-log-other-game = This is a table of { $game }, rules { $rules }; expected { $known }, rules { $known_rules }.
unreadable-log-broken = Entry { $position } of the log ({ $kind }) does not follow from those before it: { $detail }.
unreadable-log-not-started = The game has not started there.
unreadable-log-nothing-to-undo = There is nothing to take back there.
unreadable-log-opened-twice = A table is opened once.
unreadable-log-not-paused = The game is not paused there.

## Trouble with what keeps the logs

storage-clash = Someone else was faster: the log is at { $actual }, not at { $expected }.
storage-closed = The log has been closed.
storage-no-such-table = There is no table “{ $table }”.
storage-not-a-database = { $path } is not an SQLite database.
storage-not-ours = { $path } is the database of another program; it was left as it is.
storage-newer-schema = { $path } was written by a newer version of Veillée (schema { $found }; this one knows { $known }). Please update.
storage-no-wal = { $path } lies on a file system that SQLite cannot keep a safe log on. Choose a local disk.
storage-corrupt = { $path } is damaged.
storage-cannot-open = { $path } cannot be opened: does its folder exist, and may you write there?
storage-read-only = { $path } cannot be written to.
storage-busy = Another program is holding { $path }. Try again in a moment.
storage-full = The disk is full: nothing was written to { $path }.
storage-broken-off = Writing to { $path } failed, and nothing was changed: { $detail }.
