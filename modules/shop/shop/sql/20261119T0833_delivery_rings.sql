-- Where the shop delivers by distance: a ring around the middle of a postcode. Beside the areas by postcode, which go before.
create table shop.area_ring (
  company_id      uuid not null references companies.company (id),
  id              uuid not null,
  -- The middle.
  postcode        text not null check (postcode ~ '^[0-9]{5}$'),
  radius_meters   integer not null check (radius_meters between 500 and 100000),
  name            text not null,
  price_cents     integer not null check (price_cents >= 0),
  minimum_cents   integer check (minimum_cents >= 0),
  free_from_cents integer check (free_from_cents >= 0),
  below_minimum   text not null check (below_minimum in ('block', 'surcharge')),
  version         integer not null default 1,
  created_at      timestamptz not null,
  primary key (company_id, id),
  constraint area_ring_unique unique (company_id, postcode, radius_meters)
);
