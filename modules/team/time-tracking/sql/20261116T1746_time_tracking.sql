-- What people work on, for how long, and who has seen it.
create schema time_tracking;

-- Ids beside days in one exclusion constraint.
create extension if not exists btree_gist;

create table time_tracking.project (
  company_id           uuid not null references companies.company (id),
  id                   uuid not null,
  name                 text not null check (name <> ''),
  description          text not null default '',
  -- Of a month; null: none was agreed.
  budget_monthly_cents integer check (budget_monthly_cents > 0),
  hourly_rate_cents    integer not null check (hourly_rate_cents >= 0),
  created_at           timestamptz not null,
  -- Nothing new is logged on it.
  closed_at            timestamptz,
  primary key (company_id, id)
);
create unique index project_name_free on time_tracking.project (company_id, lower(name)) where closed_at is null;

-- People are named by id and by the name they had: the log outlives the account.
create table time_tracking.time_log (
  company_id        uuid not null references companies.company (id),
  id                uuid not null,
  project_id        uuid not null,
  user_id           uuid not null,
  user_name         text not null,
  started_at        timestamptz not null,
  -- Null while the timer runs.
  ended_at          timestamptz,
  description       text not null default '',
  hashtags          text[] not null default '{}',
  -- As it was when the time was logged; a new rate of the project changes nothing that was worked before.
  hourly_rate_cents integer not null check (hourly_rate_cents >= 0),
  -- Whole minutes, as reports and budgets count.
  minutes           integer generated always as (floor(extract(epoch from ended_at - started_at) / 60)::integer) stored,
  created_at        timestamptz not null,
  primary key (company_id, id),
  constraint time_log_project foreign key (company_id, project_id) references time_tracking.project (company_id, id),
  constraint time_log_ends_after_start check (ended_at >= started_at),
  constraint time_log_is_described check (ended_at is null or description <> '')
);
-- One timer per person, on all their devices.
create unique index time_log_one_running_per_person on time_tracking.time_log (company_id, user_id) where ended_at is null;
create index time_log_by_person on time_tracking.time_log (company_id, user_id, started_at desc);
create index time_log_by_project on time_tracking.time_log (company_id, project_id, started_at);
create index time_log_by_time on time_tracking.time_log (company_id, started_at desc);

-- The month of a person. Whoever writes a log shares its row, whoever hands in or approves takes it alone: nothing slips in between.
create table time_tracking.sheet (
  company_id   uuid not null references companies.company (id),
  user_id      uuid not null,
  -- The first day.
  month        date not null check (extract(day from month) = 1),
  user_name    text not null,
  state        text not null default 'open' check (state in ('open', 'submitted', 'approved')),
  submitted_at timestamptz,
  decided_at   timestamptz,
  decided_by   text not null default '',
  primary key (company_id, user_id, month)
);

create table time_tracking.absence (
  company_id uuid not null references companies.company (id),
  id         uuid not null,
  user_id    uuid not null,
  user_name  text not null,
  kind       text not null check (kind in ('vacation', 'sick', 'training', 'other')),
  from_on    date not null,
  until_on   date not null,
  note       text not null default '',
  created_at timestamptz not null,
  primary key (company_id, id),
  constraint absence_ends_after_start check (until_on >= from_on),
  constraint absence_once_a_day exclude using gist (company_id with =, user_id with =, daterange(from_on, until_on, '[]') with &&)
);

-- Which limit of a budget was written about: each once a month.
create table time_tracking.budget_mail (
  company_id uuid not null,
  project_id uuid not null,
  month      date not null,
  percent    integer not null check (percent in (80, 100, 105)),
  sent_at    timestamptz not null,
  primary key (company_id, project_id, month, percent),
  constraint budget_mail_project foreign key (company_id, project_id) references time_tracking.project (company_id, id)
);
