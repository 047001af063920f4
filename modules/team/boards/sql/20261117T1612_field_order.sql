-- Own fields stand in an order that people give them; until then in that in which they were made.
alter table boards.field add column position integer not null default 0;
