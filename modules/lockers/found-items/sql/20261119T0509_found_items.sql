create schema found_items;

-- What was found in or near boxes. It belongs to the company of the location.
create table found_items.item (
  company_id      uuid not null references companies.company (id),
  id              uuid not null,
  what            text not null check (what <> ''),
  note            text not null default '',
  is_valuable     boolean not null,
  location_id     uuid not null,
  location_name   text not null,
  lock_id         uuid,
  box_number      text not null default '',
  origin          text not null check (origin in ('stocktake', 'round', 'rental', 'box', 'other')),
  origin_id       uuid,
  -- The rental whose renter had the box before.
  rental_id       uuid,
  found_at        timestamptz not null,
  found_by_name   text not null,
  kept_where      text not null default '',
  kept_until      date not null,
  state           text not null check (state in ('found', 'notified', 'kept', 'returned', 'used', 'disposed')),
  notified_at     timestamptz,
  ended_at        timestamptz,
  returned_to     text not null default '',
  proof           text not null default '',
  version         integer not null default 1,
  constraint item_pkey primary key (company_id, id),
  constraint item_ended_whole check ((ended_at is not null) = (state in ('returned', 'used', 'disposed')))
);
create index item_by_day on found_items.item (company_id, found_at desc, id desc);
create index item_by_rental on found_items.item (company_id, rental_id) where rental_id is not null;
create index item_due on found_items.item (company_id, kept_until) where ended_at is null;

create table found_items.step (
  company_id  uuid not null,
  id          uuid not null,
  item_id     uuid not null,
  kind        text not null check (kind in ('found', 'notified', 'kept', 'returned', 'used', 'disposed', 'edited', 'reopened')),
  at          timestamptz not null,
  person_name text not null,
  text        text not null default '',
  primary key (company_id, id),
  foreign key (company_id, item_id) references found_items.item (company_id, id)
);
create index step_by_item on found_items.step (company_id, item_id, id);

create table found_items.photo (
  company_id  uuid not null,
  id          uuid not null,
  item_id     uuid not null,
  file_key    text not null,
  at          timestamptz not null,
  constraint photo_pkey primary key (company_id, id),
  foreign key (company_id, item_id) references found_items.item (company_id, id)
);
create index photo_by_item on found_items.photo (company_id, item_id, id);

-- How long things are kept; without a row the months of § 973 BGB.
create table found_items.setting (
  company_id      uuid not null primary key references companies.company (id),
  valuable_months integer not null check (valuable_months between 1 and 60),
  other_months    integer not null check (other_months between 1 and 60)
);

create view found_items.item_view as
select company_id, id, lock_id, origin, origin_id, state, kept_until, ended_at from found_items.item;
