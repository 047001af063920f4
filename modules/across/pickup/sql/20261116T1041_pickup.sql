create schema pickup;

-- How long something may lie in a box, and where the boxes for it are; null: wherever the company has boxes.
create table pickup.setting (
  company_id      uuid not null primary key,
  location_id     uuid,
  hot_minutes     integer not null check (hot_minutes between 5 and 1440),
  chilled_minutes integer not null check (chilled_minutes between 5 and 1440),
  remind_minutes  integer not null check (remind_minutes between 5 and 10080),
  keep_minutes    integer not null check (keep_minutes between 30 and 10080),
  foreign key (company_id, location_id) references locations.location (company_id, id)
);

-- How much room the items of a category take, and whether they are to stay hot or cold.
create table pickup.packing (
  company_id  uuid not null,
  category_id uuid not null,
  volume_ml   integer not null check (volume_ml between 1 and 500000),
  warmth      text not null check (warmth in ('any', 'chilled', 'hot')),
  primary key (company_id, category_id),
  foreign key (company_id, category_id) references catalog.category (company_id, id) on delete cascade
);

-- What of an order goes into one box. `planned` holds the box for a time to come; from `held` on it has the box, by an occupancy.
create table pickup.parcel (
  company_id     uuid not null,
  id             uuid not null,
  order_id       uuid not null,
  position       integer not null check (position between 1 and 2),
  location_id    uuid not null,
  lock_id        uuid not null,
  state          text not null check (state in ('planned', 'held', 'laid', 'collected', 'taken_back', 'released')),
  volume_ml      integer not null,
  warmth         text not null check (warmth in ('any', 'chilled', 'hot')),
  held_from      timestamptz not null,
  held_until     timestamptz not null,
  occupancy_id   uuid,
  pin_hash       text,
  pin_sealed     text,
  laid_at        timestamptz,
  ended_at       timestamptz,
  -- Why it was taken back or given up.
  reason         text not null default '',
  reminded_at    timestamptz,
  too_long_at    timestamptz,
  uncollected_at timestamptz,
  primary key (company_id, id),
  constraint parcel_order foreign key (company_id, order_id) references fulfilment.fulfilment (company_id, order_id),
  foreign key (company_id, location_id) references locations.location (company_id, id),
  foreign key (company_id, lock_id) references lockers.lock (company_id, id),
  constraint parcel_span check (held_from < held_until),
  constraint parcel_occupied check (state not in ('held', 'laid') or occupancy_id is not null),
  constraint parcel_laid check (state <> 'laid' or (laid_at is not null and pin_hash is not null)),
  constraint parcel_ended check ((ended_at is not null) = (state in ('collected', 'taken_back', 'released'))),
  -- A box is never promised twice. Who is in it now is said once more by the occupancy.
  constraint parcel_box_free exclude using gist (company_id with =, lock_id with =, tstzrange(held_from, held_until) with &&)
    where (state in ('planned', 'held', 'laid'))
);
create index parcel_by_order on pickup.parcel (company_id, order_id, position);
create index parcel_under_way on pickup.parcel (company_id, held_from) where state in ('planned', 'held', 'laid');
create unique index parcel_pin on pickup.parcel (company_id, location_id, pin_hash) where state = 'laid';

-- Every time its box was opened: to lay it in, by whoever collects it, or to take it back.
create table pickup.opening (
  company_id uuid not null,
  -- The attempt of `openings`.
  attempt_id uuid not null,
  parcel_id  uuid not null,
  way        text not null check (way in ('lay', 'link', 'pin', 'take_back')),
  reason     text not null default '',
  at         timestamptz not null,
  -- The door was seen to close, or somebody has said so.
  closed_at  timestamptz,
  -- What follows from that was done.
  done_at    timestamptz,
  primary key (company_id, attempt_id),
  foreign key (company_id, parcel_id) references pickup.parcel (company_id, id),
  foreign key (company_id, attempt_id) references openings.attempt (company_id, id)
);
create index opening_by_parcel on pickup.opening (company_id, parcel_id, at desc);
create index opening_waiting on pickup.opening (company_id, parcel_id) where done_at is null;
