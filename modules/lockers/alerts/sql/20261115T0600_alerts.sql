create schema alerts;

create table alerts.alert (
  company_id    uuid not null references companies.company (id),
  id            uuid not null,
  kind          text not null,
  priority      text not null check (priority in ('urgent', 'high', 'normal')),
  -- To sort by: the more urgent, the higher.
  urgency       smallint not null generated always as (case priority when 'urgent' then 3 when 'high' then 2 else 1 end) stored,
  state         text not null check (state in ('open', 'settled', 'done')),
  subject_kind  text not null check (subject_kind in ('lock', 'controller')),
  subject_id    uuid not null,
  subject_name  text not null,
  location_id   uuid,
  location_name text not null default '',
  raised_at     timestamptz not null,
  last_at       timestamptz not null,
  times         integer not null default 1,
  ended_at      timestamptz,
  -- The operator is told once per outage.
  mailed_at     timestamptz,
  assignee_id   uuid,
  assignee_name text not null default '',
  data          jsonb not null default '{}',
  comments      integer not null default 0,
  primary key (company_id, id),
  foreign key (company_id, location_id) references locations.location (company_id, id),
  constraint alert_ended check ((state = 'open') = (ended_at is null))
);
-- A cause has one open alert, however often it is reported.
create unique index alert_one_open_per_cause on alerts.alert (company_id, subject_id, kind) where state = 'open';
create index alert_by_cause on alerts.alert (company_id, subject_id, kind, last_at desc);
create index alert_open on alerts.alert (company_id, urgency desc, raised_at desc, id desc) where state = 'open';
create index alert_by_time on alerts.alert (company_id, raised_at desc, id desc);

create table alerts.alert_comment (
  company_id  uuid not null,
  id          uuid not null,
  alert_id    uuid not null,
  at          timestamptz not null,
  person_id   uuid not null,
  person_name text not null,
  text        text not null check (text <> ''),
  primary key (company_id, id),
  foreign key (company_id, alert_id) references alerts.alert (company_id, id)
);
create index alert_comment_by_alert on alerts.alert_comment (company_id, alert_id, at, id);

-- What other modules may read: which boxes and controllers somebody has to look at.
create view alerts.open_alert_view as
select company_id, subject_kind, subject_id, location_id, kind, priority, raised_at from alerts.alert where state = 'open';
