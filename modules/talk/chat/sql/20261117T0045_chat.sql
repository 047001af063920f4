create schema chat;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table chat.conversation (
  company_id        uuid not null,
  id                uuid not null,
  -- `intern`: somebody of the company asks colleagues, from a pin of the dashboard.
  kind              text not null check (kind in ('customer', 'intern')),
  -- Who asks, as far as they have said it.
  email             text not null default '' check (email = lower(email)),
  name              text not null default '',
  language          text not null,
  -- What it is about; empty: nothing in particular.
  item_id           text not null default '',
  -- Orders of the network: the order may be a franchisee's.
  order_company_id  uuid,
  order_id          uuid,
  state             text not null default 'open' check (state in ('open', 'snoozed', 'done')),
  snoozed_until     timestamptz,
  assignee_id       uuid,
  -- Rises with every change of the conversation and of what stands in it. Whoever changes something takes this row first.
  revision          bigint not null default 1 check (revision >= 1),
  last_seq          bigint not null default 0,
  customer_read_seq bigint not null default 0,
  staff_read_seq    bigint not null default 0,
  -- Up to here the customer was told by mail that there is an answer.
  mailed_seq        bigint not null default 0,
  -- Since when somebody waits for our answer; null: nobody does.
  waiting_since     timestamptz,
  last_at           timestamptz not null,
  search_text       text not null default '',
  created_at        timestamptz not null,
  primary key (company_id, id),
  constraint conversation_snoozed check ((state = 'snoozed') = (snoozed_until is not null)),
  constraint conversation_order check ((order_id is null) = (order_company_id is null)),
  constraint conversation_read check (customer_read_seq <= last_seq and staff_read_seq <= last_seq and mailed_seq <= last_seq)
);
-- One conversation about an order, however many browsers open it at once.
create unique index conversation_one_per_order on chat.conversation (company_id, order_id) where order_id is not null;
create index conversation_by_state on chat.conversation (company_id, state, last_at desc, id desc);
create index conversation_by_item on chat.conversation (company_id, item_id) where item_id <> '';
create index conversation_by_email on chat.conversation (company_id, email) where email <> '';
create index conversation_search on chat.conversation using gin (company_id, search_text gin_trgm_ops);

-- The secrets that open a conversation for whoever asks there: only their hashes.
create table chat.conversation_key (
  company_id      uuid not null,
  hash            text not null,
  conversation_id uuid not null,
  created_at      timestamptz not null,
  primary key (company_id, hash),
  foreign key (company_id, conversation_id) references chat.conversation (company_id, id) on delete cascade
);
create index conversation_key_of on chat.conversation_key (company_id, conversation_id);

create table chat.message (
  company_id      uuid not null,
  id              uuid not null,
  conversation_id uuid not null,
  -- Given in the transaction, under the conversation's row: no gap, no tie.
  seq             bigint not null check (seq >= 1),
  -- That of the conversation when it changed last.
  revision        bigint not null,
  -- `note`: for colleagues alone. `event`: what was done with the conversation.
  side            text not null check (side in ('customer', 'staff', 'note', 'event')),
  -- Made by who sends it, so that sending again after a lost answer is the same message.
  client_id       text not null,
  author_id       uuid,
  author_name     text not null default '',
  text            text not null,
  at              timestamptz not null,
  deleted_at      timestamptz,
  is_up           boolean not null default false,
  -- How long the customer had waited for this answer.
  waited_seconds  integer check (waited_seconds >= 0),
  primary key (company_id, id),
  foreign key (company_id, conversation_id) references chat.conversation (company_id, id) on delete cascade,
  constraint message_seq unique (company_id, conversation_id, seq),
  constraint message_once unique (company_id, conversation_id, side, client_id),
  -- What was deleted is gone, not only hidden.
  constraint message_deleted check (deleted_at is null or text = '')
);
create index message_changed on chat.message (company_id, conversation_id, revision);
create index message_search on chat.message using gin (company_id, lower(text) gin_trgm_ops) where deleted_at is null;
create index message_waited on chat.message (company_id, at desc) where waited_seconds is not null;

create table chat.attachment (
  company_id      uuid not null,
  id              uuid not null,
  conversation_id uuid not null,
  -- Null until the message it belongs to was sent.
  message_id      uuid,
  side            text not null check (side in ('customer', 'staff', 'note')),
  name            text not null,
  kind            text not null check (kind in ('picture', 'document')),
  file_key        text not null,
  bytes           integer not null,
  at              timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, conversation_id) references chat.conversation (company_id, id) on delete cascade,
  foreign key (company_id, message_id) references chat.message (company_id, id) on delete cascade
);
create index attachment_of on chat.attachment (company_id, conversation_id, message_id);
create index attachment_unsent on chat.attachment (company_id, at) where message_id is null;

-- Who looks at a conversation just now and who writes: no part of it, so it has no revision.
create table chat.presence (
  company_id      uuid not null,
  conversation_id uuid not null,
  side            text not null check (side in ('customer', 'staff')),
  seen_at         timestamptz not null,
  typing_at       timestamptz,
  primary key (company_id, conversation_id, side),
  foreign key (company_id, conversation_id) references chat.conversation (company_id, id) on delete cascade
);

create table chat.container (
  company_id uuid not null,
  id         uuid not null,
  name       text not null check (name <> ''),
  position   integer not null,
  primary key (company_id, id)
);

-- Texts that are said often, with short codes.
create table chat.canned_text (
  company_id   uuid not null,
  id           uuid not null,
  container_id uuid not null,
  code         text not null check (code ~ '^\{[^{}]+\}$'),
  text         text not null check (text <> ''),
  position     integer not null,
  primary key (company_id, id),
  foreign key (company_id, container_id) references chat.container (company_id, id) on delete cascade
);
create unique index canned_text_code on chat.canned_text (company_id, lower(code));
create index canned_text_of on chat.canned_text (company_id, container_id, position);

create table chat.call_back (
  company_id      uuid not null,
  id              uuid not null,
  conversation_id uuid,
  customer_name   text not null check (customer_name <> ''),
  phone           text not null check (phone <> ''),
  customer_number text not null default '',
  priority        text not null check (priority in ('low', 'normal', 'high')),
  deadline        timestamptz not null,
  note            text not null default '',
  done_at         timestamptz,
  done_by         text not null default '',
  created_at      timestamptz not null,
  created_by      text not null,
  primary key (company_id, id),
  foreign key (company_id, conversation_id) references chat.conversation (company_id, id) on delete set null (conversation_id)
);
create index call_back_open on chat.call_back (company_id, deadline) where done_at is null;
