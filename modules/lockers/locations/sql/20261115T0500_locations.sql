create schema locations;

-- What the network's owner says once for all; locations belong to whoever runs them.
create table locations.network_setting (
  company_id  uuid primary key references companies.company (id),
  review_link text not null default ''
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
  constraint location_price_group foreign key (network_id, price_group_id) references pricing.price_group (company_id, id),
  constraint location_short_or_long check (is_short_term or is_long_term),
  constraint location_position check ((latitude is null) = (longitude is null))
);

-- What other modules may read of a location in their own statements.
create view locations.location_view as
select company_id, id, network_id, name, name ->> 'de' as german_name, city, time_zone, operator_email, price_group_id, keep_warm, check_minutes, is_active
from locations.location;
