create schema locations;

-- What the network's owner says once for all: sizes and price groups belong to the franchisor, locations to whoever runs them.
create table locations.network_setting (
  company_id  uuid primary key references companies.company (id),
  review_link text not null default ''
);

create table locations.box_size (
  company_id uuid not null references companies.company (id),
  code       text not null check (code ~ '^[A-Z0-9]{1,6}$'),
  name       text not null check (name <> ''),
  width_cm   integer not null check (width_cm > 0),
  height_cm  integer not null check (height_cm > 0),
  depth_cm   integer not null check (depth_cm > 0),
  sort       integer not null,
  constraint box_size_code_unique primary key (company_id, code)
);

create table locations.price_group (
  company_id uuid not null references companies.company (id),
  id         uuid not null,
  name       text not null check (name <> ''),
  currency   text not null default 'EUR' check (currency = 'EUR'),
  version    integer not null default 1,
  created_at timestamptz not null,
  primary key (company_id, id),
  constraint price_group_name_unique unique (company_id, name)
);

create table locations.price (
  company_id             uuid not null,
  id                     uuid not null,
  price_group_id         uuid not null,
  size_code              text not null,
  unit                   text not null check (unit in ('minute', 'hour', 'day', 'week')),
  tiers                  jsonb not null check (jsonb_typeof(tiers) = 'array' and jsonb_array_length(tiers) > 0),
  minimum_cents          integer not null check (minimum_cents >= 0),
  daily_cap_cents        integer check (daily_cap_cents >= 0),
  overrun_cents_per_hour integer not null check (overrun_cents_per_hour >= 0),
  valid_from             timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, price_group_id) references locations.price_group (company_id, id) on delete cascade,
  constraint price_size foreign key (company_id, size_code) references locations.box_size (company_id, code),
  constraint price_once_per_unit_and_start unique (company_id, price_group_id, size_code, unit, valid_from)
);

create table locations.location (
  company_id           uuid not null references companies.company (id),
  id                   uuid not null,
  name                 jsonb not null check (name ->> 'de' <> ''),
  description          jsonb not null,
  street               text not null,
  postcode             text not null,
  city                 text not null,
  country              text not null,
  latitude             double precision check (latitude between -90 and 90),
  longitude            double precision check (longitude between -180 and 180),
  time_zone            text not null,
  opening_hours        jsonb not null,
  -- Sizes and prices are the franchisor's: network_id is the company itself, or its franchisor.
  network_id           uuid not null references companies.company (id),
  price_group_id       uuid,
  is_short_term        boolean not null,
  is_long_term         boolean not null,
  max_duration_minutes integer not null check (max_duration_minutes > 0),
  grace_minutes        integer not null check (grace_minutes >= 0),
  check_minutes        integer not null check (check_minutes >= 0),
  review_link          text not null default '',
  operator_email       text not null default '',
  keep_warm            jsonb not null,
  is_active            boolean not null,
  preview_image        text,
  version              integer not null default 1,
  created_at           timestamptz not null,
  primary key (company_id, id),
  constraint location_price_group foreign key (network_id, price_group_id) references locations.price_group (company_id, id),
  constraint location_short_or_long check (is_short_term or is_long_term),
  constraint location_position check ((latitude is null) = (longitude is null))
);

-- What other modules may read of a location in their own statements.
create view locations.location_view as
select company_id, id, network_id, name, name ->> 'de' as german_name, city, time_zone, operator_email, price_group_id, keep_warm, check_minutes, is_active
from locations.location;

create view locations.box_size_view as
select company_id, code, name, width_cm, height_cm, depth_cm, sort from locations.box_size;
