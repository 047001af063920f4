create schema rounds;

create table rounds.round (
  company_id       uuid not null references companies.company (id),
  id               uuid not null,
  on_day           date not null,
  -- When the technician sets out.
  starts_at        timestamptz not null,
  technician_id    uuid not null,
  technician_name  text not null,
  state            text not null check (state in ('planned', 'running', 'finished', 'cancelled')),
  start_latitude   float8,
  start_longitude  float8,
  started_at       timestamptz,
  finished_at      timestamptz,
  created_at       timestamptz not null,
  created_by_name  text not null,
  primary key (company_id, id),
  constraint round_start_whole check ((start_latitude is null) = (start_longitude is null))
);
create index round_by_day on rounds.round (company_id, on_day desc, id desc);

-- A location on the way. It may belong to a franchisee of the company that plans the round.
create table rounds.stop (
  company_id          uuid not null,
  id                  uuid not null,
  round_id            uuid not null,
  position            integer not null,
  location_company_id uuid not null,
  location_id         uuid not null,
  location_name       text not null,
  -- Estimated; null where the location has no coordinates.
  arrives_at          timestamptz,
  is_closed           boolean not null,
  state               text not null check (state in ('open', 'finished')),
  finished_at         timestamptz,
  next_visit_on       date,
  next_visit_reason   text check (next_visit_reason in ('open_tasks', 'battery', 'routine', 'chosen')),
  primary key (company_id, id),
  foreign key (company_id, round_id) references rounds.round (company_id, id),
  constraint stop_once_per_round unique (company_id, round_id, location_id)
);
create index stop_by_location on rounds.stop (company_id, location_id, finished_at desc);

create table rounds.task (
  company_id          uuid not null,
  id                  uuid not null,
  stop_id             uuid not null,
  position            integer not null,
  kind                text not null check (kind in ('alert', 'battery', 'check', 'out_of_service', 'manual')),
  lock_id             uuid,
  box_number          text not null default '',
  qr_code             text not null default '',
  -- The alert, the rental or the lock that it comes from.
  source_id           uuid,
  title               text not null default '',
  data                jsonb not null default '{}',
  state               text not null check (state in ('open', 'done', 'skipped')),
  reason              text not null default '',
  ended_at            timestamptz,
  ended_by_name       text not null default '',
  primary key (company_id, id),
  foreign key (company_id, stop_id) references rounds.stop (company_id, id)
);
create index task_by_stop on rounds.task (company_id, stop_id, position);

-- Everything that was done on a round, in the technician's own words and order. The id is made by the phone: what is sent twice is here once.
create table rounds.record (
  company_id   uuid not null,
  id           uuid not null,
  round_id     uuid not null,
  stop_id      uuid,
  task_id      uuid,
  kind         text not null,
  text         text not null default '',
  count        integer not null default 0,
  file_key     text,
  made_at      timestamptz not null,
  received_at  timestamptz not null,
  person_id    uuid not null,
  person_name  text not null,
  outcome      text not null check (outcome in ('applied', 'already')),
  constraint record_pkey primary key (company_id, id),
  foreign key (company_id, round_id) references rounds.round (company_id, id)
);
create index record_by_round on rounds.record (company_id, round_id, made_at, id);
create index record_of_parts on rounds.record (company_id, made_at desc) where kind = 'part';
