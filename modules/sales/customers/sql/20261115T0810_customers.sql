create schema customers;
create extension if not exists btree_gin;
create extension if not exists pg_trgm;

-- Belongs to the network: the franchisor, or the company itself.
create table customers.customer (
  company_id              uuid not null,
  id                      uuid not null,
  -- Lower case; empty once erased, like everything else that says who it was.
  email                   text not null,
  first_name              text not null default '',
  last_name               text not null default '',
  phone                   text not null default '',
  language                text not null default 'de',
  created_at              timestamptz not null,
  last_seen_at            timestamptz,
  blocked_at              timestamptz,
  blocked_reason          text not null default '',
  blocked_by              text not null default '',
  newsletter              text not null default 'none' check (newsletter in ('none', 'asked', 'confirmed')),
  newsletter_asked_at     timestamptz,
  newsletter_confirmed_at timestamptz,
  newsletter_token_hash   text,
  erased_at               timestamptz,
  version                 integer not null default 1,
  search_text             text generated always as (lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone)) stored,
  primary key (company_id, id),
  constraint customer_erased check (erased_at is null or (email = '' and first_name = '' and last_name = '' and phone = ''))
);
create unique index customer_email_unique on customers.customer (company_id, email) where erased_at is null;
create unique index customer_newsletter_token on customers.customer (company_id, newsletter_token_hash);
create index customer_by_name on customers.customer (company_id, lower(last_name), lower(first_name), id) where erased_at is null;
create index customer_by_age on customers.customer (company_id, id desc) where erased_at is null;
create index customer_by_last_seen on customers.customer (company_id, coalesce(last_seen_at, '-infinity'::timestamptz), id) where erased_at is null;
create index customer_search on customers.customer using gin (company_id, search_text gin_trgm_ops) where erased_at is null;

-- Who of the network has dealt with a customer: a franchisee sees nobody else.
create table customers.customer_company (
  company_id  uuid not null,
  partner_id  uuid not null,
  customer_id uuid not null,
  since       timestamptz not null,
  primary key (company_id, partner_id, customer_id),
  foreign key (company_id, customer_id) references customers.customer (company_id, id)
);

create table customers.address (
  company_id  uuid not null,
  id          uuid not null,
  customer_id uuid not null,
  label       text not null default '',
  street      text not null,
  postcode    text not null,
  city        text not null,
  country     text not null,
  note        text not null default '',
  is_default  boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customers.customer (company_id, id)
);
create index address_by_customer on customers.address (company_id, customer_id, id);
create unique index address_one_default on customers.address (company_id, customer_id) where is_default;

-- What staff write about a customer, a franchisee reads its own alone; and why they were blocked.
create table customers.note (
  company_id  uuid not null,
  id          uuid not null,
  customer_id uuid not null,
  kind        text not null check (kind in ('note', 'blocked', 'unblocked')),
  partner_id  uuid not null,
  at          timestamptz not null,
  person_id   uuid not null,
  person_name text not null,
  text        text not null,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customers.customer (company_id, id)
);
create index note_by_customer on customers.note (company_id, customer_id, id desc);

create view customers.customer_view as
select company_id, id, email, first_name, last_name, phone, language, blocked_at, erased_at from customers.customer;
