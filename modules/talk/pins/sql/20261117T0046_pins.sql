create schema pins;

-- Quick starts on the dashboard: each opens a question to colleagues.
create table pins.pin (
  company_id  uuid not null,
  id          uuid not null,
  name        text not null check (name <> ''),
  description text not null default '',
  position    integer not null,
  created_at  timestamptz not null,
  primary key (company_id, id)
);
create index pin_in_order on pins.pin (company_id, position, id);
