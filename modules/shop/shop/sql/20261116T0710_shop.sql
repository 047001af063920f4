-- How a company takes orders of goods: settings, delivery areas, tables, and how full the slots are.
create schema shop;

-- A company without a row has a shop all the same, which offers nothing yet.
create table shop.settings (
  company_id       uuid primary key references companies.company (id),
  admin_email      text not null,
  hours            jsonb not null,
  -- By type of delivery.
  ways             jsonb not null,
  slot_minutes     integer not null check (slot_minutes in (5, 10, 15, 20, 30, 60)),
  may_order_asap   boolean not null,
  may_choose_time  boolean not null,
  days_ahead       integer not null check (days_ahead between 0 and 30),
  tips             jsonb not null,
  is_catalogue     boolean not null,
  has_search       boolean not null,
  items_per_page   integer not null check (items_per_page between 6 and 96),
  sound            text not null check (sound in ('bell', 'gong', 'ring', 'off')),
  -- Guards the form; 0 until somebody has saved.
  version          integer not null,
  -- Another one after every change of settings, areas, tables and pause: whoever has kept the shop knows whether it is still that one.
  revision         uuid not null default gen_random_uuid(),
  paused_until     timestamptz,
  pause_reason     text check (pause_reason in ('staff', 'unaccepted')),
  paused_by        text not null default '',
  created_at       timestamptz not null,
  constraint settings_some_time check (may_order_asap or may_choose_time),
  constraint settings_pause_whole check ((paused_until is null) = (pause_reason is null))
);

create table shop.area (
  company_id      uuid not null references companies.company (id),
  id              uuid not null,
  -- Five digits are one postcode, fewer the beginning of many.
  postcode        text not null check (postcode ~ '^[0-9]{1,5}$'),
  name            text not null,
  price_cents     integer not null check (price_cents >= 0),
  minimum_cents   integer check (minimum_cents >= 0),
  free_from_cents integer check (free_from_cents >= 0),
  below_minimum   text not null check (below_minimum in ('block', 'surcharge')),
  version         integer not null default 1,
  created_at      timestamptz not null,
  primary key (company_id, id),
  constraint area_postcode_unique unique (company_id, postcode)
);

create table shop.dining_table (
  company_id uuid not null references companies.company (id),
  id         uuid not null,
  name       text not null check (name <> ''),
  -- Stands in the QR code on the table.
  token      text not null check (length(token) >= 22),
  position   integer not null check (position > 0),
  created_at timestamptz not null,
  primary key (company_id, id),
  constraint dining_table_name_unique unique (company_id, name),
  constraint dining_table_token_unique unique (company_id, token)
);

-- How many orders a slot has. It is raised only where it stays within the capacity.
create table shop.slot (
  company_id uuid not null references companies.company (id),
  type       text not null check (type in ('delivery', 'pickup', 'shipment', 'totable', 'box')),
  starts_at  timestamptz not null,
  booked     integer not null constraint slot_booked check (booked >= 0),
  primary key (company_id, type, starts_at)
);

-- Which order took a place in which slot: one each, so that asking twice takes one.
create table shop.slot_booking (
  company_id uuid not null references companies.company (id),
  reference  uuid not null,
  type       text not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  primary key (company_id, reference),
  foreign key (company_id, type, starts_at) references shop.slot (company_id, type, starts_at)
);
create index slot_booking_slot on shop.slot_booking (company_id, type, starts_at);
