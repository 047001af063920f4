create schema openings;

create table openings.attempt (
  company_id      uuid not null,
  -- The transaction id of whoever asked: the same one again is the same attempt.
  id              uuid not null,
  lock_id         uuid not null,
  location_id     uuid not null,
  controller_id   uuid not null,
  type            text not null check (type in ('customer', 'operator', 'service', 'test', 'emergency')),
  send_alt_signal boolean not null,
  reason          text not null default '',
  state           text not null check (state in ('requested', 'sent', 'acknowledged', 'opened', 'already_open', 'jammed', 'denied', 'failed', 'timed_out')),
  detail          text not null default '',
  person_id       uuid,
  person_name     text not null default '',
  requested_at    timestamptz not null,
  sent_at         timestamptz,
  acknowledged_at timestamptz,
  ended_at        timestamptz,
  expires_at      timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, lock_id) references lockers.lock (company_id, id),
  constraint attempt_ended check ((ended_at is null) = (state in ('requested', 'sent', 'acknowledged')))
);
-- A door is opened by one command at a time.
create unique index attempt_one_under_way on openings.attempt (company_id, lock_id) where ended_at is null;
create index attempt_by_lock on openings.attempt (company_id, lock_id, requested_at desc, id desc);
create index attempt_by_time on openings.attempt (company_id, requested_at desc, id desc);

create view openings.attempt_view as
select company_id, id, lock_id, state, requested_at, ended_at from openings.attempt;
