create schema push;

-- What a company signs its messages to push services with (VAPID); made with its first device.
create table push.key (
  company_id     uuid not null primary key,
  public_key     text not null,
  sealed_private text not null
);

-- A browser whose owner has switched messages on there: that is the consent, and its moment.
create table push.device (
  company_id    uuid not null,
  id            uuid not null,
  customer_id   uuid not null,
  -- The address at the push service is a secret: found by its hash, read by us alone.
  endpoint_hash text not null,
  sealed        text not null,
  created_at    timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customers.customer (company_id, id)
);
create unique index device_once on push.device (company_id, endpoint_hash);
create index device_of on push.device (company_id, customer_id);

-- One message to one device. What it says is gone once it has left.
create table push.delivery (
  company_id uuid not null,
  id         uuid not null,
  device_id  uuid not null,
  mailing_id uuid not null,
  content    jsonb,
  state      text not null default 'waiting' check (state in ('waiting', 'sent', 'gone', 'refused')),
  created_at timestamptz not null,
  done_at    timestamptz,
  primary key (company_id, id),
  constraint delivery_done check ((done_at is null) = (state = 'waiting')),
  constraint delivery_says check ((content is not null) = (state = 'waiting'))
);
create unique index delivery_once on push.delivery (company_id, mailing_id, device_id);
create index delivery_waiting on push.delivery (company_id, mailing_id, created_at) where state = 'waiting';
create index delivery_to on push.delivery (company_id, device_id) where state = 'waiting';

-- Who can be reached, for whoever writes to many.
create view push.reachable_view as
select company_id, customer_id from push.device;
