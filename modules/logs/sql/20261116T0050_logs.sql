create schema logs;

-- Everything that happened, of all modules. Names are kept as they were; ids may outlive what they name.
create table logs.log_entry (
  company_id    uuid not null,
  at            timestamptz not null,
  id            uuid not null,
  type          text not null,
  location_id   uuid,
  location_name text not null default '',
  lock_id       uuid,
  lock_name     text not null default '',
  controller_id uuid,
  person_id     uuid,
  person_name   text not null default '',
  order_number  text not null default '',
  data          jsonb not null default '{}',
  primary key (company_id, at, id)
) partition by range (at);

-- What no partition was made for in time still finds a place.
create table logs.log_entry_default partition of logs.log_entry default;
