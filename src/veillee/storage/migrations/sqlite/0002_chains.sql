-- Entries in the order in which they came, whatever their table: what is written together lies
-- together. Beside each other by table, twenty moves of twenty tables were twenty pages to write.
create table logs (
    id integer primary key,
    table_id text not null unique,
    position integer not null default 0, -- where it ends
    last integer, -- its last entry
    created_at integer not null, -- milliseconds since 1970
    updated_at integer not null
);

create table entries (
    id integer primary key,
    before integer, -- the entry before this one in its log
    log integer not null,
    position integer not null,
    written_at integer not null,
    entry blob not null
);

insert into logs (table_id, position, created_at, updated_at)
select table_id, max(position), min(written_at), max(written_at) from log
group by table_id order by min(written_at);

insert into entries
select number, lag(number) over (partition by id order by position), id, position, written_at, entry
from (
    select logs.id, log.position, written_at, entry,
        row_number() over (order by written_at, logs.id, log.position) as number
    from log join logs using (table_id)
)
order by number;

update logs set last = entries.id from entries
where entries.log = logs.id and entries.position = logs.position;

drop table log;

-- The referee: only what comes next in its log may be written.
create trigger entry_comes_next before insert on entries
begin
    select raise(abort, 'not the next entry of its log') from logs
    where id = new.log and (position, last) is not (new.position - 1, new.before);
end;

create trigger entry_written after insert on entries
begin
    update logs set position = new.position, last = new.id, updated_at = new.written_at
    where id = new.log;
end;
