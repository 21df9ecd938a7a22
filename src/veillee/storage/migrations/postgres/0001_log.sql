-- One table of the database holds the logs of all tables of the house.
create table log (
    table_id text not null,
    position bigint not null check (position > 0),
    written_at bigint not null, -- milliseconds since 1970
    entry bytea not null,
    primary key (table_id, position)
);
