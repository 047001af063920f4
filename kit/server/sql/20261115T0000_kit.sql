-- What every module stands on: mail, the audit trail, live streams, jobs, how this house began.
create schema kit;

-- Mails that left, or, without SMTP, that rest here for staff to read.
create table kit.mail (
  company_id   uuid not null,
  id           uuid not null,
  at           timestamptz not null,
  recipient    text not null,
  subject      text not null,
  body_text    text not null,
  body_html    text not null,
  -- Delivered by SMTP at; null while it waits or when no SMTP is configured.
  sent_at      timestamptz,
  -- A confidential mail (a link to choose a password) keeps its text only until it has been delivered.
  confidential boolean not null default false,
  primary key (company_id, id)
);
create index mail_newest on kit.mail (company_id, at desc, id desc);
-- What was written to one person: for whoever looks after them, and for the day they want it gone.
create index mail_by_recipient on kit.mail (company_id, recipient, at desc, id desc);

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

-- Who works on jobs, and when it last showed a sign of life: the jobs of one that died are given to the others.
create table kit.job_worker (
  id      text primary key,
  seen_at timestamptz not null
);

-- What `graphile_worker.add_job` does with a job that may have a key, planned once instead of at every call, which was the dearest statement
-- of most changes. A test holds the two against each other.
create function kit.add_job(task text, given json, name text, due timestamptz, tries int) returns void language plpgsql as $$
declare
  task_number int;
begin
  select id into task_number from graphile_worker._private_tasks where identifier = task;
  if task_number is null then
    insert into graphile_worker._private_tasks (identifier) values (task) on conflict do nothing;
    select id into task_number from graphile_worker._private_tasks where identifier = task;
  end if;
  -- One that has begun, or was given up, knows nothing of what is new: it goes on without the key.
  if name is not null then
    update graphile_worker._private_jobs set key = null, attempts = max_attempts, updated_at = now()
    where key = name and is_available is not true;
  end if;
  insert into graphile_worker._private_jobs as job (task_id, payload, run_at, max_attempts, key)
  values (task_number, given, due, tries, name)
  on conflict (key) do update set task_id = excluded.task_id, payload = excluded.payload, run_at = excluded.run_at,
    max_attempts = excluded.max_attempts, job_queue_id = null, priority = 0, flags = null, revision = job.revision + 1, attempts = 0,
    last_error = null, updated_at = now()
  where job.locked_at is null;
  -- Nobody needs to be woken for what is not due: whoever works looks every two seconds.
  if due <= clock_timestamp() + interval '2 seconds' then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
  end if;
end $$;

-- Whether this database was begun with the demo companies. Decided once, on the first start: a setting that gets lost
-- later must not mix demo companies with real ones.
create table kit.first_start (
  only_one  boolean primary key default true check (only_one),
  at        timestamptz not null,
  with_demo boolean not null
);

-- Which modules have put their part into the demo companies.
create table kit.demo_part (
  module    text primary key,
  filled_at timestamptz not null
);
