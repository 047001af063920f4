create schema staff_push;

-- A browser of a member of staff that is notified, and of what.
create table staff_push.device (
  company_id    uuid not null,
  id            uuid not null,
  user_id       uuid not null,
  -- The address at the push service is a secret: found by its hash, read by us alone.
  endpoint_hash text not null,
  sealed        text not null,
  subjects      text[] not null check (subjects <@ array['alarm', 'order', 'message', 'task']),
  quiet_from    text check (quiet_from ~ '^\d\d:\d\d$'),
  quiet_to      text check (quiet_to ~ '^\d\d:\d\d$'),
  created_at    timestamptz not null,
  primary key (company_id, id),
  constraint device_quiet_both check ((quiet_from is null) = (quiet_to is null))
);
create unique index staff_device_once on staff_push.device (company_id, endpoint_hash);
create index staff_device_of on staff_push.device (company_id, user_id);

-- One message to one device. `source` is what it tells of: the same is sent once.
create table staff_push.delivery (
  company_id uuid not null,
  id         uuid not null,
  device_id  uuid not null,
  subject    text not null check (subject in ('alarm', 'order', 'message', 'task', 'test')),
  source     text not null,
  -- A text key and where a tap leads; no names, no amounts.
  title      text not null,
  path       text not null check (path like '/%'),
  state      text not null default 'waiting' check (state in ('waiting', 'sent', 'gone', 'refused', 'unwanted')),
  created_at timestamptz not null,
  done_at    timestamptz,
  primary key (company_id, id),
  foreign key (company_id, device_id) references staff_push.device (company_id, id) on delete cascade,
  constraint staff_delivery_done check ((done_at is null) = (state = 'waiting'))
);
create unique index staff_delivery_once on staff_push.delivery (company_id, device_id, source);
