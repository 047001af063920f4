create schema walls;

-- How a box looked from an instant on, for the replay of a wall.
create table walls.box_history (
  company_id  uuid not null,
  lock_id     uuid not null,
  at          timestamptz not null,
  state       text not null,
  lock_state  text not null,
  door_state  text not null,
  is_online   boolean not null,
  primary key (company_id, lock_id, at)
);
