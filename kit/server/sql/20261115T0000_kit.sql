-- What every module stands on: mail, the audit trail, live streams.
create schema kit;

-- Mails that left, or, without SMTP, that rest here for staff to read.
create table kit.mail (
  company_id uuid not null,
  id         uuid not null,
  at         timestamptz not null,
  recipient  text not null,
  subject    text not null,
  body_text  text not null,
  body_html  text not null,
  -- Delivered by SMTP at; null while it waits or when no SMTP is configured.
  sent_at    timestamptz,
  primary key (company_id, id)
);
create index mail_newest on kit.mail (company_id, at desc, id desc);

-- Who changed what, and how it looked before and after.
create table kit.audit_entry (
  company_id   uuid not null,
  id           uuid not null,
  at           timestamptz not null,
  actor_id     uuid,
  actor_name   text not null,
  subject_kind text not null,
  subject_id   uuid not null,
  action       text not null,
  before       jsonb,
  after        jsonb,
  address      text,
  primary key (company_id, id)
);
create index audit_entry_by_subject on kit.audit_entry (company_id, subject_kind, subject_id, at desc, id desc);
create index audit_entry_by_actor on kit.audit_entry (company_id, actor_id, at desc, id desc);

-- The last number of each live stream; taken inside the writing transaction, so numbers have no holes and follow the commits.
create table kit.stream (
  company_id uuid not null,
  name       text not null,
  last_seq   bigint not null,
  primary key (company_id, name)
);
create table kit.stream_event (
  company_id uuid not null,
  stream     text not null,
  seq        bigint not null,
  at         timestamptz not null,
  payload    jsonb not null,
  primary key (company_id, stream, seq)
);
create index stream_event_by_age on kit.stream_event (company_id, at);
