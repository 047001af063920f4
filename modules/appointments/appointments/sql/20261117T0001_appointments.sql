-- What a company does at a time agreed on, who does it, where, and for whom.
create schema appointments;

-- Ids beside spans of time in one exclusion constraint.
create extension if not exists btree_gist;

-- How the company takes appointments; without a row, as the rules say.
create table appointments.settings (
  company_id          uuid primary key references companies.company (id),
  is_online           boolean not null,
  step_minutes        integer not null check (step_minutes in (5, 10, 15, 20, 30, 60)),
  notice_minutes      integer not null check (notice_minutes between 0 and 20160),
  horizon_days        integer not null check (horizon_days between 1 and 365),
  cancel_until_hours  integer not null check (cancel_until_hours between 0 and 336),
  remind_before_hours integer not null check (remind_before_hours between 0 and 168)
);

create table appointments.service (
  company_id        uuid not null references companies.company (id),
  id                uuid not null,
  name              jsonb not null check (name ->> 'de' <> ''),
  description       jsonb not null default '{}',
  duration_minutes  integer not null check (duration_minutes > 0),
  -- Time around it that belongs to it: to prepare, to clean up.
  before_minutes    integer not null check (before_minutes between 0 and 240),
  after_minutes     integer not null check (after_minutes between 0 and 240),
  -- Null: by agreement.
  price_cents       integer check (price_cents >= 0),
  is_online         boolean not null,
  position          integer not null,
  archived_at       timestamptz,
  primary key (company_id, id)
);

-- Who does it; often, but not always, somebody with an account.
create table appointments.staff (
  company_id  uuid not null references companies.company (id),
  id          uuid not null,
  name        text not null check (name <> ''),
  user_id     uuid,
  -- [{"day": "monday", "from": "09:00", "until": "18:00"}], by the clock of the company.
  hours       jsonb not null default '[]' check (jsonb_typeof(hours) = 'array'),
  is_online   boolean not null,
  position    integer not null,
  archived_at timestamptz,
  primary key (company_id, id)
);
create unique index staff_user_once on appointments.staff (company_id, user_id) where archived_at is null;

create table appointments.room (
  company_id  uuid not null references companies.company (id),
  id          uuid not null,
  name        text not null check (name <> ''),
  archived_at timestamptz,
  primary key (company_id, id)
);

create table appointments.staff_service (
  company_id uuid not null,
  staff_id   uuid not null,
  service_id uuid not null,
  primary key (company_id, staff_id, service_id),
  foreign key (company_id, staff_id) references appointments.staff (company_id, id),
  foreign key (company_id, service_id) references appointments.service (company_id, id)
);
create index staff_service_by_service on appointments.staff_service (company_id, service_id);

-- A service with rooms takes place in one of them; one without takes place anywhere.
create table appointments.service_room (
  company_id uuid not null,
  service_id uuid not null,
  room_id    uuid not null,
  primary key (company_id, service_id, room_id),
  foreign key (company_id, service_id) references appointments.service (company_id, id),
  foreign key (company_id, room_id) references appointments.room (company_id, id)
);
create index service_room_by_room on appointments.service_room (company_id, room_id);

create table appointments.appointment (
  company_id    uuid not null,
  id            uuid not null,
  service_id    uuid not null,
  -- As it was called and cost when it was booked.
  service_name  jsonb not null,
  price_cents   integer,
  staff_id      uuid not null,
  room_id       uuid,
  starts_at     timestamptz not null,
  ends_at       timestamptz not null,
  -- With the time around it.
  busy_from     timestamptz not null,
  busy_until    timestamptz not null,
  state         text not null check (state in ('offered', 'booked', 'done', 'no_show', 'cancelled')),
  name          text not null check (name <> ''),
  email         text not null default '',
  phone         text not null default '',
  language      text not null,
  -- What the customer wrote, and what colleagues should know.
  note          text not null default '',
  staff_note    text not null default '',
  created_by    text not null check (created_by in ('customer', 'staff')),
  created_at    timestamptz not null,
  -- Of appointments that were made together.
  series_id     uuid,
  -- An offer to somebody who waited ends here.
  offered_until timestamptz,
  reminded_at   timestamptz,
  cancelled_at  timestamptz,
  cancelled_by  text check (cancelled_by in ('customer', 'staff', 'nobody')),
  version       integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, service_id) references appointments.service (company_id, id),
  foreign key (company_id, staff_id) references appointments.staff (company_id, id),
  foreign key (company_id, room_id) references appointments.room (company_id, id),
  constraint appointment_span check (busy_from <= starts_at and starts_at < ends_at and ends_at <= busy_until),
  constraint appointment_offer_ends check ((state = 'offered') = (offered_until is not null)),
  -- Nobody is in two places, and no room is used twice.
  constraint appointment_person_free exclude using gist
    (company_id with =, staff_id with =, tstzrange(busy_from, busy_until) with &&) where (state <> 'cancelled'),
  constraint appointment_room_free exclude using gist
    (company_id with =, room_id with =, tstzrange(busy_from, busy_until) with &&) where (state <> 'cancelled' and room_id is not null)
);
create index appointment_by_time on appointments.appointment (company_id, starts_at);
create index appointment_by_series on appointments.appointment (company_id, series_id) where series_id is not null;
create index appointment_by_email on appointments.appointment (company_id, email) where email <> '';

-- Nobody can be booked then: one person, or everybody.
create table appointments.block (
  company_id uuid not null references companies.company (id),
  id         uuid not null,
  staff_id   uuid,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  reason     text not null default '',
  primary key (company_id, id),
  foreign key (company_id, staff_id) references appointments.staff (company_id, id),
  constraint block_span check (starts_at < ends_at)
);
create index block_by_time on appointments.block (company_id, ends_at);

-- Who takes a time that becomes free, in the order they came.
create table appointments.waiting (
  company_id uuid not null,
  id         uuid not null,
  service_id uuid not null,
  -- Null: whoever has time.
  staff_id   uuid,
  from_on    date not null,
  until_on   date not null,
  name       text not null check (name <> ''),
  email      text not null check (email <> ''),
  phone      text not null default '',
  language   text not null,
  created_at timestamptz not null,
  -- The appointment that was offered last; whoever let it pass keeps waiting no longer.
  offer_id   uuid,
  primary key (company_id, id),
  foreign key (company_id, service_id) references appointments.service (company_id, id),
  foreign key (company_id, staff_id) references appointments.staff (company_id, id),
  constraint waiting_span check (until_on >= from_on),
  constraint waiting_once unique (company_id, service_id, email)
);
create index waiting_in_order on appointments.waiting (company_id, created_at);

create view appointments.appointment_view as
select a.company_id, a.id, a.service_id, a.service_name, a.staff_id, s.name as staff_name, s.user_id, a.room_id, a.starts_at, a.ends_at, a.state, a.name,
  a.created_at
from appointments.appointment a join appointments.staff s on s.company_id = a.company_id and s.id = a.staff_id;
