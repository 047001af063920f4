create schema messaging;

-- Written to many customers of a network at once.
create table messaging.message (
  company_id         uuid not null,
  id                 uuid not null,
  title              text not null,
  text               text not null,
  button             jsonb,
  -- Who is meant; who of them has consented is found out when it begins, and again at each one's turn.
  recipients         jsonb not null,
  state              text not null check (state in ('scheduled', 'sending', 'done', 'cancelled')),
  send_at            timestamptz not null,
  -- When work on it goes on; null when there is none left.
  next_at            timestamptz,
  created_at         timestamptz not null,
  created_by_id      uuid not null,
  created_by         text not null,
  started_at         timestamptz,
  ended_at           timestamptz,
  recipient_count    integer not null,
  sent_count         integer not null default 0,
  left_out_count     integer not null default 0,
  unsubscribed_count integer not null default 0,
  primary key (company_id, id),
  constraint message_under_way check ((next_at is not null) = (state in ('scheduled', 'sending'))),
  constraint message_began check ((started_at is not null) = (state in ('sending', 'done')))
);
create index message_newest on messaging.message (company_id, created_at desc, id desc);
create index message_to_go_on on messaging.message (company_id, next_at) where next_at is not null;

-- Whom a message reaches: once each, however often a worker dies.
create table messaging.recipient (
  company_id       uuid not null,
  message_id       uuid not null,
  customer_id      uuid not null,
  state            text not null default 'waiting' check (state in ('waiting', 'sent', 'left_out')),
  reason           text not null default '',
  -- Of 128 random bits that only the mail has.
  unsubscribe_hash text,
  unsubscribed_at  timestamptz,
  done_at          timestamptz,
  primary key (company_id, message_id, customer_id),
  foreign key (company_id, message_id) references messaging.message (company_id, id),
  foreign key (company_id, customer_id) references customers.customer (company_id, id),
  constraint recipient_done check ((done_at is null) = (state = 'waiting')),
  constraint recipient_has_way_out check ((unsubscribe_hash is not null) = (state = 'sent'))
);
create index recipient_waiting on messaging.recipient (company_id, message_id, customer_id) where state = 'waiting';
create index recipient_by_customer on messaging.recipient (company_id, customer_id);
create unique index recipient_by_unsubscribe on messaging.recipient (company_id, unsubscribe_hash);

-- Choices of recipients that are used again.
create table messaging.query (
  company_id uuid not null,
  id         uuid not null,
  name       text not null,
  query      jsonb not null,
  primary key (company_id, id)
);
create unique index query_name_unique on messaging.query (company_id, lower(name));

-- When nothing leaves, where the company has said so itself.
create table messaging.quiet_hours (
  company_id uuid not null primary key,
  from_hour  smallint not null check (from_hour between 0 and 23),
  until_hour smallint not null check (until_hour between 0 and 23)
);
