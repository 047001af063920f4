create schema rentals;

-- A rental belongs to the company that runs its location; its customer to the network.
create table rentals.rental (
  company_id           uuid not null,
  id                   uuid not null,
  location_id          uuid not null,
  lock_id              uuid not null,
  size_code            text not null,
  network_id           uuid not null,
  -- Null while nobody has said who it is for.
  customer_id          uuid,
  customer_name        text not null default '',
  language             text not null default 'de',
  -- Where it waits to be paid, and what it was ordered with.
  cart_id              uuid,
  order_id             uuid,
  order_number         text not null default '',
  state                text not null check (state in ('held', 'ordered', 'booked', 'active', 'ended', 'cancelled', 'expired')),
  -- Begins with the payment; otherwise at the booked time.
  is_now               boolean not null,
  duration_minutes     integer not null check (duration_minutes > 0),
  starts_at            timestamptz not null,
  ends_at              timestamptz not null,
  -- Nobody else can have the box before: the end, with the time to look at it, and with the hold while it is not paid.
  blocked_until        timestamptz not null,
  hold_expires_at      timestamptz,
  -- Overrun is paid for (or waived) up to here.
  paid_until           timestamptz,
  ended_at             timestamptz,
  ended_by             text check (ended_by in ('customer', 'staff', 'house')),
  -- All that was booked, extensions included; surcharges and what was waived of them stand apart.
  price_cents          integer not null check (price_cents >= 0),
  surcharge_cents      integer not null default 0 check (surcharge_cents >= 0),
  waived_cents         integer not null default 0 check (waived_cents >= 0),
  -- As they were when it was booked: prices of its size, and the location's rules.
  prices               jsonb not null,
  grace_minutes        integer not null,
  check_minutes        integer not null,
  max_duration_minutes integer not null,
  time_zone            text not null,
  -- Who has the box now, in lockers; null before it starts and after it ended.
  occupancy_id         uuid,
  key_hash             text,
  key_sealed           text,
  pin_hash             text,
  pin_sealed           text,
  access_revoked_at    timestamptz,
  access_revoked_reason text not null default '',
  note                 text not null default '',
  created_at           timestamptz not null,
  version              integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, location_id) references locations.location (company_id, id),
  foreign key (company_id, lock_id) references lockers.lock (company_id, id),
  constraint rental_customer foreign key (network_id, customer_id) references customers.customer (company_id, id),
  constraint rental_order foreign key (company_id, order_id) references orders.customer_order (company_id, id),
  constraint rental_span check (starts_at < ends_at and ends_at <= blocked_until),
  constraint rental_hold check ((hold_expires_at is not null) = (state in ('held', 'ordered'))),
  constraint rental_ended check ((ended_at is not null) = (state = 'ended')),
  constraint rental_ordered check (state in ('held', 'expired', 'cancelled') or order_id is not null),
  -- A box is never let twice.
  constraint rental_box_free exclude using gist (company_id with =, lock_id with =, tstzrange(starts_at, blocked_until) with &&)
    where (state in ('held', 'ordered', 'booked', 'active'))
);
create index rental_by_time on rentals.rental (company_id, starts_at desc, id desc);
create index rental_by_end on rentals.rental (company_id, ends_at) where state = 'active';
create index rental_due_to_start on rentals.rental (company_id, starts_at) where state = 'booked';
create index rental_hold_expiry on rentals.rental (company_id, hold_expires_at) where state in ('held', 'ordered');
create index rental_by_lock on rentals.rental (company_id, lock_id, starts_at desc);
create index rental_by_customer on rentals.rental (company_id, network_id, customer_id, starts_at desc);
create index rental_by_order on rentals.rental (company_id, order_id);
create index rental_by_cart on rentals.rental (company_id, cart_id) where state in ('held', 'expired');
-- What an offer asks: who has boxes of a location within a time. Found by the time itself, so neither what is over nor what comes later is
-- touched, and answered by the index alone: a rental's own row, on a page of its own, is not read.
create index rental_live on rentals.rental using gist (company_id, location_id, tstzrange(starts_at, blocked_until))
  include (lock_id, starts_at, blocked_until, hold_expires_at, id)
  where state in ('held', 'ordered', 'booked', 'active');
-- Whose hold stands in front of a box that is reserved now.
create index rental_hold_in_box on rentals.rental (company_id, occupancy_id) where state in ('held', 'ordered') and occupancy_id is not null;
create unique index rental_key on rentals.rental (company_id, key_hash) where key_hash is not null;
-- A PIN alone opens at the terminal of its location.
create unique index rental_pin on rentals.rental (company_id, location_id, pin_hash) where state in ('booked', 'active');

-- What happened to a rental, in the order it happened.
create table rentals.rental_step (
  company_id  uuid not null,
  id          uuid not null,
  rental_id   uuid not null,
  at          timestamptz not null,
  kind        text not null,
  person_kind text not null check (person_kind in ('customer', 'staff', 'house')),
  person_name text not null default '',
  data        jsonb not null default '{}',
  primary key (company_id, id),
  foreign key (company_id, rental_id) references rentals.rental (company_id, id)
);
create index rental_step_by_rental on rentals.rental_step (company_id, rental_id, at, id);

-- PINs of a location are given and tried one after the other: whoever does so locks its row.
create table rentals.pin_guard (
  company_id  uuid not null,
  location_id uuid not null,
  primary key (company_id, location_id),
  foreign key (company_id, location_id) references locations.location (company_id, id)
);

-- What a paid line of an order did to its rental: once, however often the payment is delivered. Where it could do nothing, its money went back.
create table rentals.applied_line (
  company_id  uuid not null,
  order_id    uuid not null,
  position    integer not null,
  rental_id   uuid not null,
  at          timestamptz not null,
  is_refunded boolean not null,
  primary key (company_id, order_id, position),
  foreign key (company_id, rental_id) references rentals.rental (company_id, id),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id)
);
create index applied_line_by_rental on rentals.applied_line (company_id, rental_id);

-- A rental as other modules read it: all but its secrets.
create view rentals.rental_view as
select company_id, id, location_id, lock_id, size_code, network_id, customer_id, customer_name, language, cart_id, order_id, order_number, state, is_now,
  duration_minutes, starts_at, ends_at, blocked_until, hold_expires_at, paid_until, ended_at, price_cents, surcharge_cents, waived_cents, prices,
  grace_minutes, check_minutes, max_duration_minutes, time_zone, occupancy_id, access_revoked_at, access_revoked_reason, note, created_at, version
from rentals.rental;
