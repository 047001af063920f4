create schema item_options;

-- What is said once about the options of an item; without a row nobody has written any yet.
create table item_options.item_options (
  company_id    uuid not null,
  item_id       uuid not null,
  -- What the variants differ in.
  variants_name jsonb not null,
  version       integer not null default 1,
  primary key (company_id, item_id),
  constraint item_options_item foreign key (company_id, item_id) references catalog.item (company_id, id)
);

create table item_options.variant (
  company_id          uuid not null,
  id                  uuid not null,
  item_id             uuid not null,
  position            integer not null check (position > 0),
  name                jsonb not null check (name ->> 'de' <> ''),
  number              text not null,
  -- Gross.
  price_cents         integer not null check (price_cents >= 0),
  promo_cents         integer check (promo_cents >= 0),
  promo_from          timestamptz,
  promo_to            timestamptz,
  -- Null is as the item says.
  content_thousandths bigint check (content_thousandths > 0),
  content_unit        text check (content_unit in ('g', 'kg', 'ml', 'l', 'm', 'piece')),
  deposit_cents       integer check (deposit_cents >= 0),
  -- Null is as many as anybody wants.
  stock               integer check (stock >= 0),
  is_sold_out         boolean not null default false,
  sold_out_until      timestamptz,
  -- Orders name it for ever.
  is_archived         boolean not null default false,
  created_at          timestamptz not null,
  primary key (company_id, id),
  constraint variant_item foreign key (company_id, item_id) references catalog.item (company_id, id),
  constraint variant_promo_whole check (num_nulls(promo_cents, promo_from, promo_to) in (0, 3)),
  constraint variant_promo_order check (promo_from < promo_to),
  constraint variant_promo_below check (promo_cents < price_cents),
  constraint variant_content_whole check ((content_thousandths is null) = (content_unit is null)),
  constraint variant_sold_out_until check (is_sold_out or sold_out_until is null)
);
create index variant_by_item on item_options.variant (company_id, item_id, position) where not is_archived;
create unique index variant_number_unique on item_options.variant (company_id, lower(number)) where number <> '' and not is_archived;

create table item_options.extra_group (
  company_id   uuid not null references companies.company (id),
  id           uuid not null,
  name         jsonb not null check (name ->> 'de' <> ''),
  minimum      integer not null check (minimum >= 0),
  maximum      integer not null,
  most_of_same integer not null check (most_of_same > 0),
  position     integer not null check (position > 0),
  is_archived  boolean not null default false,
  version      integer not null default 1,
  primary key (company_id, id),
  constraint extra_group_limits check (maximum > 0 and minimum <= maximum)
);
create index extra_group_by_hand on item_options.extra_group (company_id, position, id);

create table item_options.extra (
  company_id      uuid not null,
  id              uuid not null,
  group_id        uuid not null,
  position        integer not null check (position > 0),
  name            jsonb not null check (name ->> 'de' <> ''),
  surcharge_cents integer not null check (surcharge_cents >= 0),
  allergens       jsonb not null,
  additives       jsonb not null,
  is_sold_out     boolean not null default false,
  sold_out_until  timestamptz,
  is_archived     boolean not null default false,
  primary key (company_id, id),
  constraint extra_group_of foreign key (company_id, group_id) references item_options.extra_group (company_id, id),
  constraint extra_sold_out_until check (is_sold_out or sold_out_until is null)
);
create index extra_by_group on item_options.extra (company_id, group_id, position) where not is_archived;

-- Which groups an item has; one group may belong to many items.
create table item_options.item_group (
  company_id uuid not null,
  item_id    uuid not null,
  group_id   uuid not null,
  position   integer not null check (position > 0),
  primary key (company_id, item_id, group_id),
  constraint item_group_item foreign key (company_id, item_id) references catalog.item (company_id, id),
  constraint item_group_group foreign key (company_id, group_id) references item_options.extra_group (company_id, id)
);
create index item_group_by_group on item_options.item_group (company_id, group_id, item_id);

-- Of an item, several in their order, or of a category, one.
create table item_options.picture (
  company_id  uuid not null,
  id          uuid not null,
  item_id     uuid,
  category_id uuid,
  position    integer not null check (position > 0),
  alt         jsonb not null,
  file_key    text not null check (file_key <> ''),
  primary key (company_id, id),
  constraint picture_item foreign key (company_id, item_id) references catalog.item (company_id, id),
  constraint picture_category foreign key (company_id, category_id) references catalog.category (company_id, id),
  constraint picture_of_one check (num_nulls(item_id, category_id) = 1)
);
create index picture_by_item on item_options.picture (company_id, item_id, position) where item_id is not null;
create unique index picture_one_of_category on item_options.picture (company_id, category_id) where category_id is not null;
