-- Where parcels go to and for how much: zones of countries, or of ranges of German postcodes, with a price by weight or by the value of the goods.
create table shop.shipping_zone (
  company_id      uuid not null references companies.company (id),
  id              uuid not null,
  position        integer not null check (position > 0),
  name            text not null check (name <> ''),
  measure         text not null check (measure in ('weight', 'value')),
  free_from_cents integer check (free_from_cents >= 0),
  days_from       integer check (days_from >= 0),
  days_to         integer check (days_to <= 180),
  primary key (company_id, id),
  constraint shipping_zone_place unique (company_id, position),
  constraint shipping_zone_days check (num_nulls(days_from, days_to) = 2 or days_from <= days_to)
);

-- A country belongs to one zone, so that an address has one price.
create table shop.shipping_country (
  company_id uuid not null,
  country    text not null check (country ~ '^[A-Z]{2}$'),
  zone_id    uuid not null,
  primary key (company_id, country),
  constraint shipping_country_zone foreign key (company_id, zone_id) references shop.shipping_zone (company_id, id) on delete cascade
);
create index shipping_country_by_zone on shop.shipping_country (company_id, zone_id);

-- Of Germany, and before its country: islands.
create table shop.shipping_postcodes (
  company_id    uuid not null,
  zone_id       uuid not null,
  from_postcode text not null check (from_postcode ~ '^[0-9]{5}$'),
  to_postcode   text not null check (to_postcode ~ '^[0-9]{5}$'),
  primary key (company_id, from_postcode),
  constraint shipping_postcodes_zone foreign key (company_id, zone_id) references shop.shipping_zone (company_id, id) on delete cascade,
  constraint shipping_postcodes_order check (from_postcode <= to_postcode)
);
create index shipping_postcodes_by_zone on shop.shipping_postcodes (company_id, zone_id);

create table shop.shipping_tier (
  company_id  uuid not null,
  zone_id     uuid not null,
  position    integer not null check (position > 0),
  -- Grams or cents, this value included; null: everything above the others.
  up_to       integer check (up_to > 0),
  price_cents integer not null check (price_cents >= 0),
  primary key (company_id, zone_id, position),
  constraint shipping_tier_unique unique nulls not distinct (company_id, zone_id, up_to),
  constraint shipping_tier_zone foreign key (company_id, zone_id) references shop.shipping_zone (company_id, id) on delete cascade
);

-- From how few left on staff are warned, where an item does not say it itself.
alter table shop.settings add column warn_from integer not null default 5 check (warn_from between 0 and 1000);

-- One price for Germany becomes a zone of its own.
insert into shop.shipping_zone (company_id, id, position, name, measure, free_from_cents, days_from, days_to)
select company_id, gen_random_uuid(), 1, 'Deutschland', 'weight', (ways -> 'shipment' ->> 'freeFromCents')::int,
  (ways -> 'shipment' -> 'deliveryDays' ->> 'from')::int, (ways -> 'shipment' -> 'deliveryDays' ->> 'to')::int
from shop.settings where (ways -> 'shipment' ->> 'isOffered')::boolean;
insert into shop.shipping_country (company_id, country, zone_id) select company_id, 'DE', id from shop.shipping_zone;
insert into shop.shipping_tier (company_id, zone_id, position, up_to, price_cents)
select z.company_id, z.id, 1, null, coalesce((s.ways -> 'shipment' ->> 'priceCents')::int, 0)
from shop.shipping_zone z join shop.settings s on s.company_id = z.company_id;
