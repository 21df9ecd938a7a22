### What the house says: the server, its settings, and its refusals.

server-title = Veillée
server-no-client = The house is lit, but its pages are not built yet. “make web” builds them.
server-address = Open { $url }
server-address-lan = On the same network: { $url }
server-stop = Ctrl-C puts the lamp out; every table is kept.
server-stop-memory = Ctrl-C puts the lamp out, and nothing is kept.

refused-persona-unknown = Nobody here is called “{ $persona }”.
refused-bot-unknown = There is no bot “{ $bot }” for this game.
refused-bad-address = This is no address of this house.
refused-cannot-read = This could not be read ({ $why }).
refused-closed = The table is closed.
refused-code-unknown = No table has this code now.
refused-hushed = Hush! Your words could give it away. You may speak after the reveal.
refused-link-used = This link has been used, or has expired. Ask for a new one.
refused-muted = The host has asked you to listen for a while.
refused-nameless = Write at least one letter.
refused-no-free-seat = Every seat is taken.
refused-no-such-game = No game { $number } has been played here yet.
refused-no-such-room = There is no such table any more.
refused-not-yours-to-sing = This song is not yours to record now.
refused-not-watching = You are not at this table.
refused-rate = That was a lot at once. Take a breath.
refused-removed = The host has shown you out of this table.
refused-song-too-long = The song is too long to be kept: { $most } kB at most.
refused-song-unreadable = This is not a sound that the house can play.
refused-spectators-closed = This table is for those who play.
refused-token-unknown = No program of this house has this token.
refused-too-long = That is too long to be kept: { $most } characters at most.
refused-try-again = That was not kept. It will be tried again.

help-serve = Open the house: tables for friends, in the browser.
help-config = A file with settings, one NAME = VALUE a line (TOML).
help-open = Open the browser; where the port is taken, the next free one is good too.

setting-host = The address to listen on.
setting-port = The port to listen on.
setting-lan = Listen on the local network, and show a QR code.
setting-database = Where tables are kept: sqlite:///FILE or postgresql://….
setting-bus = How several nodes tell each other what happens: redis://….
setting-secret = What signs cookies; the same for all nodes.
setting-public_url = The address that people see, such as https://games.example.
setting-origins = Other pages that may connect; may be given several times.
setting-proxies = How many proxies of yours stand before the house.
setting-secure_cookies = Send cookies over HTTPS only.
setting-metrics_open = Show /metrics to everyone, not only to the own network.
setting-bot_delay = About how many seconds a bot takes to answer.
setting-bot_workers = In how many processes bots think; 0: in a thread.
setting-bot_seconds = How many seconds a bot may think.
setting-bot_patience = How many seconds bots leave people the first word where all answer at once.
setting-heartbeat = Seconds of silence after which a connection is asked whether it is there.
setting-host_grace = Seconds after which an absent host passes on a table that has not begun.
setting-code_hours = How many hours a code leads to its table.
setting-link_minutes = How many minutes a personal link works.
setting-frame_bytes = The longest frame or request that is read.
setting-frames_per_second = How many frames a connection may send each second.
setting-frames_burst = How many frames a connection may send at once.
setting-requests_per_second = How many requests an address may send each second.
setting-requests_burst = How many requests an address may send at once.
setting-sockets_per_address = How many connections an address may have.
setting-tables_per_hour = How many tables, links and tokens an address may ask for in an hour.
setting-misses_per_hour = How many wrong codes an address may try in an hour.
setting-song_bytes = The largest recording of a sung clue, in bytes.
setting-songs_per_hour = How many recordings an address may send in an hour.
setting-round_seconds = How often nodes tell each other who is there.
setting-linger = Seconds that a table stays in memory after all have gone.
setting-drain_seconds = Seconds that connections have to end when the house closes.
setting-log_format = How events are written: auto, json or text.
setting-log_level = Which events are written: debug, info, warning or error.

unreadable-setting-wrong = A setting is wrong: { $detail }.
unreadable-settings-file = { $file } is no file of settings: { $detail }.
unreadable-database-unknown = There is no way to keep tables in “{ $scheme }”. There are: sqlite, postgresql.
unreadable-bus-unknown = There is no bus “{ $scheme }”. There is: redis.
unreadable-url-wrong = This is no address of a { $what ->
    [bus] bus
   *[database] database
}: { $detail }.
unreadable-database-no-file = sqlite:/// is followed by the name of a file.
unreadable-secret-missing = Several nodes need one secret: set { $variable } to a long random text.
unreadable-secret-broken = { $file } holds no secret: it takes at least { $least } plain characters. Delete it, and a new one is made; everyone’s cookies end with the old one.
unreadable-port-taken = Port { $port } of { $host } is taken by another program. Choose another with --port.
unreadable-address-unusable = The house cannot listen at { $host }, port { $port }: { $detail }.

storage-unreachable = The database cannot be used: { $detail }.

help-admin = Look after a house: its tables, its backups.
help-admin-list = List the tables, the latest first.
help-admin-export = Print the record of a finished table.
help-admin-close = Close a room for good, and forget its games.
help-admin-purge = Forget what nobody has touched for so many days.
help-admin-days = Older than so many days.
help-admin-backup = Copy every log to an SQLite file, while the house runs.
help-admin-restore = Bring back from such a file what is missing, while the house runs.
admin-table = table
admin-game = game
admin-phase = phase
admin-seats = seats
admin-entries = entries
admin-updated = last touched
admin-purged = { $count ->
    [0] Nothing is that old.
    [one] 1 forgotten.
   *[other] { $count } forgotten.
}
admin-copied = { $logs ->
    [0] Nothing was missing.
    [one] 1 log copied, { $entries ->
        [one] 1 entry added.
       *[other] { $entries } entries added.
    }
   *[other] { $logs } logs copied, { $entries } entries added.
}
admin-unreadable = { $table } is left out: { $why }
admin-other = Left as they were, for what is told there is not what is told here: { $tables }.
