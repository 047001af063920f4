create schema pricing;

-- Sizes and price groups belong to the franchisor, or to a company that runs its own.
create table pricing.box_size (
  company_id uuid not null references companies.company (id),
  code       text not null check (code ~ '^[A-Z0-9]{1,6}$'),
  name       text not null check (name <> ''),
  width_cm   integer not null check (width_cm > 0),
  height_cm  integer not null check (height_cm > 0),
  depth_cm   integer not null check (depth_cm > 0),
  sort       integer not null,
  constraint box_size_code_unique primary key (company_id, code)
);

create table pricing.price_group (
  company_id uuid not null references companies.company (id),
  id         uuid not null,
  name       text not null check (name <> ''),
  currency   text not null default 'EUR' check (currency = 'EUR'),
  version    integer not null default 1,
  created_at timestamptz not null,
  primary key (company_id, id),
  constraint price_group_name_unique unique (company_id, name)
);

create table pricing.price (
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
  foreign key (company_id, price_group_id) references pricing.price_group (company_id, id) on delete cascade,
  constraint price_size foreign key (company_id, size_code) references pricing.box_size (company_id, code),
  constraint price_once_per_unit_and_start unique (company_id, price_group_id, size_code, unit, valid_from)
);
