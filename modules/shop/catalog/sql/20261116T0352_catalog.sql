create schema catalog;
create extension if not exists btree_gin;
create extension if not exists pg_trgm;

create table catalog.category (
  company_id   uuid not null references companies.company (id),
  id           uuid not null,
  name         jsonb not null check (name ->> 'de' <> ''),
  description  jsonb not null,
  -- When its items are offered; an empty list is always.
  availability jsonb not null,
  position     integer not null check (position > 0),
  is_archived  boolean not null default false,
  version      integer not null default 1,
  created_at   timestamptz not null,
  primary key (company_id, id)
);
create index category_by_hand on catalog.category (company_id, position, id);

create table catalog.item (
  company_id        uuid not null references companies.company (id),
  id                uuid not null,
  category_id       uuid not null,
  -- Given under the lock of the category, so that no two items of one have the same.
  position          integer not null check (position > 0),
  number            text not null default '',
  ean               text not null default '',
  hashtags          jsonb not null,
  name              jsonb not null check (name ->> 'de' <> ''),
  description       jsonb not null,
  links             jsonb not null,
  -- Gross, what a customer pays without a promo.
  price_cents       integer not null check (price_cents >= 0),
  promo_cents       integer check (promo_cents >= 0),
  promo_from        timestamptz,
  promo_to          timestamptz,
  vat_kind          text not null check (vat_kind in ('standard', 'reduced', 'meal', 'free')),
  is_service        boolean not null,
  duration_minutes  integer not null check (duration_minutes >= 0),
  content_thousandths bigint check (content_thousandths > 0),
  content_unit      text check (content_unit in ('g', 'kg', 'ml', 'l', 'm', 'piece')),
  deposit_cents     integer not null check (deposit_cents >= 0),
  minimum_age       integer not null check (minimum_age in (0, 16, 18)),
  is_tobacco        boolean not null,
  is_cbd            boolean not null,
  is_prepaid        boolean not null,
  allergens         jsonb not null,
  additives         jsonb not null,
  diet              text not null check (diet in ('any', 'vegetarian', 'vegan')),
  spicy             integer not null check (spicy between 0 and 3),
  availability      jsonb not null,
  -- Null is as many as anybody wants.
  stock             integer check (stock >= 0),
  -- Until then; without an end until somebody says otherwise.
  is_sold_out       boolean not null default false,
  sold_out_until    timestamptz,
  is_archived       boolean not null default false,
  version           integer not null default 1,
  created_at        timestamptz not null,
  search_text       text generated always as (lower(
    (name ->> 'de') || ' ' || coalesce(name ->> 'deDu', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(name ->> 'it', '') || ' '
    || coalesce(name ->> 'ru', '') || ' ' || number || ' ' || ean || ' ' || (hashtags::text))) stored,
  primary key (company_id, id),
  constraint item_category foreign key (company_id, category_id) references catalog.category (company_id, id),
  constraint item_promo_whole check (num_nulls(promo_cents, promo_from, promo_to) in (0, 3)),
  constraint item_promo_order check (promo_from < promo_to),
  constraint item_promo_below check (promo_cents < price_cents),
  constraint item_content_whole check ((content_thousandths is null) = (content_unit is null)),
  constraint item_duration_of_service check (is_service or duration_minutes = 0),
  constraint item_sold_out_until check (is_sold_out or sold_out_until is null),
  -- § 10 JuSchG
  constraint item_tobacco_age check (not is_tobacco or minimum_age = 18)
);
create unique index item_number_unique on catalog.item (company_id, lower(number)) where number <> '' and not is_archived;
create index item_by_hand on catalog.item (company_id, is_archived, category_id, position, id);
create index item_by_category on catalog.item (company_id, category_id, position);
create index item_by_name on catalog.item (company_id, is_archived, lower(name ->> 'de'), id);
create index item_by_price on catalog.item (company_id, is_archived, price_cents, id);
create index item_by_number on catalog.item (company_id, is_archived, lower(number), id);
create index item_gone on catalog.item (company_id, id) where is_sold_out or stock = 0;
create index item_promo on catalog.item (company_id, promo_to) where promo_to is not null;
create index item_search on catalog.item using gin (company_id, search_text gin_trgm_ops);

-- Every price a customer could pay, and from when to when: § 11 PAngV asks for the lowest of thirty days.
create table catalog.price_change (
  company_id uuid not null,
  id         uuid not null,
  item_id    uuid not null,
  kind       text not null check (kind in ('base', 'promo')),
  cents      integer not null check (cents >= 0),
  from_at    timestamptz not null,
  -- Null is until somebody changes it.
  to_at      timestamptz,
  primary key (company_id, id),
  constraint price_change_item foreign key (company_id, item_id) references catalog.item (company_id, id),
  constraint price_change_order check (from_at <= to_at),
  constraint price_change_promo_ends check (kind = 'base' or to_at is not null)
);
create index price_change_by_item on catalog.price_change (company_id, item_id, from_at desc);
create unique index price_change_one_base on catalog.price_change (company_id, item_id) where kind = 'base' and to_at is null;
