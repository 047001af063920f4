-- What happened, added up by day and by month, so that a year over all locations is read in no time. Made from the rows themselves by jobs; a
-- check makes it anew and says what was different. Days are those of the company's books.
create schema statistics;

-- How far a company is added up. Whoever adds up holds its row.
create table statistics.progress (
  company_id   uuid primary key references companies.company (id),
  -- Nothing happened before; null until it was looked for.
  first_on     date,
  rolled_at    timestamptz,
  checked_at   timestamptz,
  -- Rows of days long over that the last check found to be wrong, and put right.
  differences  integer not null default 0
);

-- A day of the boxes of one size at one location; what belongs to no size has an empty one.
create table statistics.box_day (
  company_id      uuid not null,
  on_day          date not null,
  location_id     uuid not null,
  size_code       text not null,
  -- Begun on this day, and what they cost in the end.
  rentals         integer not null,
  revenue_cents   bigint not null,
  taken_seconds   bigint not null,
  offered_seconds bigint not null,
  openings        integer not null,
  failed_openings integer not null,
  -- Raised on this day; for how long boxes could not be let because of one.
  faults          integer not null,
  fault_seconds   bigint not null,
  primary key (company_id, on_day, location_id, size_code)
);

-- The same day by its hours, 0 to 23: the hour that comes twice in autumn has twice as much, the one that spring leaves out nothing.
create table statistics.box_hour (
  company_id      uuid not null,
  on_day          date not null,
  location_id     uuid not null,
  size_code       text not null,
  taken_seconds   integer[] not null check (cardinality(taken_seconds) = 24),
  offered_seconds integer[] not null check (cardinality(offered_seconds) = 24),
  primary key (company_id, on_day, location_id, size_code)
);

-- The days of a month together, by its first day.
create table statistics.box_month (
  company_id      uuid not null,
  month           date not null check (extract(day from month) = 1),
  location_id     uuid not null,
  size_code       text not null,
  rentals         integer not null,
  revenue_cents   bigint not null,
  taken_seconds   bigint not null,
  offered_seconds bigint not null,
  openings        integer not null,
  failed_openings integer not null,
  faults          integer not null,
  fault_seconds   bigint not null,
  primary key (company_id, month, location_id, size_code)
);

-- The hours of a month's week: Monday 0 o'clock first. The nil id stands for all locations of the company together.
create table statistics.heat_month (
  company_id      uuid not null,
  month           date not null check (extract(day from month) = 1),
  location_id     uuid not null,
  size_code       text not null,
  taken_seconds   bigint[] not null check (cardinality(taken_seconds) = 168),
  offered_seconds bigint[] not null check (cardinality(offered_seconds) = 168),
  primary key (company_id, month, location_id, size_code)
);

-- Orders of goods and services by the day of their papers, by how they are handed over.
create table statistics.order_day (
  company_id       uuid not null,
  on_day           date not null,
  type             text not null,
  orders           integer not null,
  -- Invoices, less what corrections took back.
  turnover_cents   bigint not null,
  cancelled        integer not null,
  -- Handed over on this day, of those that were to be there as soon as possible: from the shop's first sight of it.
  handed_over      integer not null,
  handover_seconds bigint not null,
  -- Of all that were handed over: after the time that was promised.
  late             integer not null,
  primary key (company_id, on_day, type)
);

create table statistics.item_day (
  company_id uuid not null,
  on_day     date not null,
  item_id    uuid not null,
  quantity   integer not null,
  cents      bigint not null,
  primary key (company_id, on_day, item_id)
);

-- Who wants the figures of each month by mail, and which month they were last sent.
create table statistics.subscription (
  company_id uuid not null references companies.company (id),
  user_id    uuid not null,
  since      timestamptz not null,
  last_month date check (extract(day from last_month) = 1),
  primary key (company_id, user_id)
);
