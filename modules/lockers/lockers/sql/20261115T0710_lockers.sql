create schema lockers;
create extension if not exists btree_gist;

create table lockers.lock (
  company_id     uuid not null,
  id             uuid not null,
  location_id    uuid not null,
  controller_id  uuid,
  channel        integer check (channel between 1 and 999),
  number         text not null check (number <> ''),
  -- Numbers as people sort them: 2 before 10.
  sort_number    text not null,
  size_code      text not null,
  -- Of the network's owner, where sizes and prices are kept.
  network_id     uuid not null,
  price_group_id uuid,
  wall_column    integer not null check (wall_column > 0),
  wall_row       integer not null check (wall_row > 0),
  column_span    integer not null default 1 check (column_span > 0),
  row_span       integer not null default 1 check (row_span > 0),
  qr_code        text not null,
  notes          integer not null default 0,
  -- How many people have booked the box ahead, noted by whoever lets boxes: such a box is neither moved nor archived.
  upcoming       integer not null default 0 check (upcoming >= 0),
  out_since      timestamptz,
  out_cause      text check (out_cause in ('staff', 'battery', 'signal')),
  out_reason     text not null default '',
  out_person     text not null default '',
  archived_at    timestamptz,
  version        integer not null default 1,
  created_at     timestamptz not null,
  primary key (company_id, id),
  constraint lock_qr_code_unique unique (qr_code),
  foreign key (company_id, location_id) references locations.location (company_id, id),
  foreign key (company_id, controller_id) references devices.controller (company_id, id),
  constraint lock_size foreign key (network_id, size_code) references pricing.box_size (company_id, code),
  constraint lock_price_group foreign key (network_id, price_group_id) references pricing.price_group (company_id, id),
  constraint lock_out check ((out_since is null) = (out_cause is null)),
  constraint lock_wired check ((controller_id is null) = (channel is null)),
  -- Two boxes are never in the same place of a wall.
  constraint lock_place_free exclude using gist (company_id with =, location_id with =,
    int4range(wall_column, wall_column + column_span) with &&, int4range(wall_row, wall_row + row_span) with &&)
    where (archived_at is null)
);
create unique index lock_number_unique on lockers.lock (company_id, location_id, number) where archived_at is null;
create unique index lock_channel_unique on lockers.lock (company_id, controller_id, channel) where archived_at is null;
create index lock_by_location on lockers.lock (company_id, location_id, sort_number, id) where archived_at is null;

-- The newest of everything a lock reported: one row per lock.
create table lockers.lock_state (
  company_id        uuid not null,
  lock_id           uuid not null,
  lock_state        text not null default 'unknown' check (lock_state in ('locked', 'unlocked', 'unknown')),
  door_state        text not null default 'unknown' check (door_state in ('closed', 'open', 'unknown')),
  door_changed_at   timestamptz,
  battery           integer check (battery between 0 and 100),
  -- Reports in a row below the threshold: two take the lock out of new rentals.
  low_reports       integer not null default 0,
  is_low            boolean not null default false,
  is_signal_lost    boolean not null default false,
  -- Somebody put the lock back into service although it is low or without signal; until it is well, or gets worse.
  is_accepted       boolean not null default false,
  signal            integer check (signal between 0 and 100),
  temperature       real,
  -- When the device measured battery and signal, and when bolt and door were so; older reports never overwrite newer ones.
  measured_at       timestamptz,
  facts_at          timestamptz,
  last_seen_at      timestamptz,
  is_unseen         boolean not null default false,
  -- The wall's history says "alarm"; whether it still is one is looked at from time to time.
  is_alarm_noted    boolean not null default false,
  primary key (company_id, lock_id),
  foreign key (company_id, lock_id) references lockers.lock (company_id, id)
) with (fillfactor = 70);
create index lock_state_alarms on lockers.lock_state (company_id, lock_id) where is_alarm_noted;

-- Every reading, by day; dropped by day.
create table lockers.telemetry (
  company_id  uuid not null,
  lock_id     uuid not null,
  at          timestamptz not null,
  received_at timestamptz not null,
  message_id  text not null,
  battery     smallint,
  signal      smallint,
  temperature real,
  -- The same message twice is one reading.
  primary key (company_id, lock_id, at, message_id)
) partition by range (at);
create table lockers.telemetry_default partition of lockers.telemetry default;

-- What stays of a day when its readings are dropped.
create table lockers.telemetry_day (
  company_id  uuid not null,
  lock_id     uuid not null,
  on_day      date not null,
  readings    integer not null,
  battery     real,
  signal      real,
  temperature real,
  primary key (company_id, lock_id, on_day)
);
-- Up to which day that was done, for all companies.
create table lockers.telemetry_rollup (
  is_only   boolean primary key default true check (is_only),
  done_until date not null
);

create table lockers.lock_note (
  company_id  uuid not null,
  id          uuid not null,
  lock_id     uuid not null,
  at          timestamptz not null,
  person_id   uuid not null,
  person_name text not null,
  text        text not null check (text <> ''),
  primary key (company_id, id),
  foreign key (company_id, lock_id) references lockers.lock (company_id, id)
);
create index lock_note_by_lock on lockers.lock_note (company_id, lock_id, at desc);

-- Who has or had a box. Written by whoever lets boxes; nobody has it twice at the same time.
create table lockers.occupancy (
  company_id    uuid not null,
  id            uuid not null,
  lock_id       uuid not null,
  kind          text not null check (kind in ('reserved', 'rented', 'overrun', 'to_check')),
  starts_at     timestamptz not null,
  -- Booked end; the box stays taken until it is released.
  ends_at       timestamptz,
  released_at   timestamptz,
  order_number  text not null default '',
  customer_name text not null default '',
  revenue_cents integer not null default 0,
  primary key (company_id, id),
  foreign key (company_id, lock_id) references lockers.lock (company_id, id)
);
create unique index occupancy_one_per_box on lockers.occupancy (company_id, lock_id) where released_at is null;
create index occupancy_by_lock on lockers.occupancy (company_id, lock_id, starts_at desc);

-- A box as screens show it; rules/box-state.ts says the same of `state`.
create view lockers.box_view as
select l.company_id, l.id, l.location_id, l.controller_id, l.channel, l.number, l.sort_number, l.size_code, l.network_id, l.price_group_id,
  l.wall_column, l.wall_row, l.column_span, l.row_span, l.qr_code, l.notes, l.out_since, l.out_cause, l.out_reason, l.out_person,
  l.archived_at, l.version, l.created_at,
  s.lock_state, s.door_state, s.door_changed_at, s.battery, s.signal, s.temperature, s.last_seen_at,
  coalesce(c.is_online, false) and not s.is_unseen as is_online,
  c.name as controller_name,
  o.kind as occupied_kind, o.starts_at as occupied_since, o.ends_at as occupied_until, o.order_number, o.customer_name,
  case
    when exists (
      select from alerts.open_alert_view a
      where a.company_id = l.company_id and a.subject_id = l.id and a.kind in ('uncommanded_open', 'jam')
    ) then 'alarm'
    when l.out_since is not null then 'out_of_service'
    else coalesce(o.kind, 'free')
  end as state,
  l.upcoming, o.id as occupancy_id
from lockers.lock l
join lockers.lock_state s on s.company_id = l.company_id and s.lock_id = l.id
left join devices.controller_view c on c.company_id = l.company_id and c.id = l.controller_id
left join lockers.occupancy o on o.company_id = l.company_id and o.lock_id = l.id and o.released_at is null;

-- Whether a box can be let at all (in service, no alarm), and who has it at the moment: the little that an offer asks of every box.
create view lockers.let_view as
select l.company_id, l.id, l.location_id, l.number, l.sort_number, l.size_code, l.price_group_id, l.qr_code, l.upcoming,
  o.id as occupancy_id, o.kind as occupied_kind, o.ends_at as occupied_until,
  l.out_since is null and not exists (
    select from alerts.open_alert_view a
    where a.company_id = l.company_id and a.subject_id = l.id and a.kind in ('uncommanded_open', 'jam')
  ) as is_lettable
from lockers.lock l
left join lockers.occupancy o on o.company_id = l.company_id and o.lock_id = l.id and o.released_at is null
where l.archived_at is null;

-- Who had which box, for whoever tells the story of the demo companies.
create view lockers.occupancy_view as
select company_id, id, lock_id, kind, starts_at, ends_at, released_at, order_number, customer_name, revenue_cents
from lockers.occupancy;

-- A lock as it was set up, for whoever needs no more of it. Its row can be held through here.
create view lockers.lock_view as
select company_id, id, location_id, controller_id, channel, number, sort_number, size_code, qr_code, out_since, archived_at from lockers.lock;

-- The newest that a lock reported.
create view lockers.lock_state_view as
select company_id, lock_id, lock_state, door_state, battery, last_seen_at from lockers.lock_state;

create view lockers.telemetry_view as
select company_id, lock_id, at, battery, signal, temperature from lockers.telemetry;

create view lockers.telemetry_day_view as
select company_id, lock_id, on_day, battery, signal, temperature from lockers.telemetry_day;
