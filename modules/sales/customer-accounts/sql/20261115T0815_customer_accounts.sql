create schema customer_accounts;

-- Somebody wants to sign in. Unknown addresses leave the same row; only a known one gets a customer, a link and a code.
create table customer_accounts.login (
  company_id  uuid not null,
  id          uuid not null,
  email       text not null,
  return_to   text not null default '',
  -- Of the browser that asked: the code works there alone.
  ticket_hash text not null,
  address     text not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  customer_id uuid,
  token_hash  text,
  code_hash   text,
  tries       integer not null default 0,
  used_at     timestamptz,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customers.customer (company_id, id)
);
create unique index login_by_ticket on customer_accounts.login (company_id, ticket_hash);
create unique index login_by_token on customer_accounts.login (company_id, token_hash) where token_hash is not null;
create index login_by_customer on customer_accounts.login (company_id, customer_id, created_at);
create index login_by_address on customer_accounts.login (company_id, address, created_at);

create table customer_accounts.session (
  company_id          uuid not null,
  id                  uuid not null,
  customer_id         uuid not null,
  -- Only hashes: who reads the database cannot sign in with it.
  token_hash          text not null,
  previous_token_hash text,
  rotated_at          timestamptz not null,
  created_at          timestamptz not null,
  last_seen_at        timestamptz not null,
  expires_at          timestamptz not null,
  user_agent          text not null,
  ended_at            timestamptz,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customers.customer (company_id, id)
);
create unique index session_by_token on customer_accounts.session (company_id, token_hash);
create index session_by_previous_token on customer_accounts.session (company_id, previous_token_hash) where previous_token_hash is not null;
create index session_by_customer on customer_accounts.session (company_id, customer_id) where ended_at is null;
