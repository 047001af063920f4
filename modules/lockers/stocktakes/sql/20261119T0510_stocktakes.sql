create schema stocktakes;

-- Every box of a location looked into once. It belongs to the company of the location.
create table stocktakes.stocktake (
  company_id        uuid not null references companies.company (id),
  id                uuid not null,
  location_id       uuid not null,
  location_name     text not null,
  state             text not null check (state in ('running', 'paused', 'finished')),
  started_at        timestamptz not null,
  started_by_name   text not null,
  finished_at       timestamptz,
  finished_by_name  text not null default '',
  primary key (company_id, id),
  constraint stocktake_finished_whole check ((finished_at is not null) = (state = 'finished'))
);
-- Two people at one wall share one stocktake.
create unique index stocktake_one_open_per_location on stocktakes.stocktake (company_id, location_id) where state <> 'finished';
create index stocktake_by_start on stocktakes.stocktake (company_id, started_at desc, id desc);

-- The boxes as they were in use at the start.
create table stocktakes.box (
  company_id      uuid not null,
  stocktake_id    uuid not null,
  lock_id         uuid not null,
  position        integer not null,
  number          text not null,
  size_code       text not null,
  qr_code         text not null,
  wall_column     integer not null,
  wall_row        integer not null,
  -- Its state in the system when it was looked into; of the unchecked ones the state at the end.
  expected        text,
  result          text check (result in ('empty', 'not_empty', 'jammed', 'dirty')),
  note            text not null default '',
  checked_at      timestamptz,
  checked_by_id   uuid,
  checked_by_name text not null default '',
  -- Somebody opens it at the moment: the others go on to the next one.
  opened_at       timestamptz,
  opened_by_id    uuid,
  opened_by_name  text not null default '',
  primary key (company_id, stocktake_id, lock_id),
  foreign key (company_id, stocktake_id) references stocktakes.stocktake (company_id, id),
  constraint box_checked_whole check ((result is null) = (checked_at is null))
);

-- Everything that phones report. The id is made by the phone: what is sent twice is here once.
create table stocktakes.record (
  company_id   uuid not null,
  id           uuid not null,
  stocktake_id uuid not null,
  lock_id      uuid,
  kind         text not null check (kind in ('opened', 'checked', 'reset', 'paused', 'resumed', 'finished')),
  result       text,
  text         text not null default '',
  made_at      timestamptz not null,
  received_at  timestamptz not null,
  person_id    uuid not null,
  person_name  text not null,
  outcome      text not null check (outcome in ('applied', 'already', 'replaced')),
  constraint record_pkey primary key (company_id, id),
  foreign key (company_id, stocktake_id) references stocktakes.stocktake (company_id, id)
);
create index record_by_stocktake on stocktakes.record (company_id, stocktake_id, made_at, id);
