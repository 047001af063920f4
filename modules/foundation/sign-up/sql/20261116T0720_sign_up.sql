create schema sign_up;

-- Somebody wants a company of their own. Belongs to the operator's company until it has become one.
create table sign_up.request (
  company_id      uuid not null references companies.company (id),
  id              uuid not null,
  email           text not null check (email = lower(email) and email <> ''),
  language        text not null check (language in ('de', 'deDu', 'en')),
  -- Of the browser that asked: the code works there alone.
  ticket_hash     text not null,
  -- Keyed: the table names nobody's address.
  address         text not null,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  -- A known address gets neither.
  mailed_at       timestamptz,
  token_hash      text,
  code_hash       text,
  tries           integer not null default 0,
  confirmed_at    timestamptz,
  -- What the confirmed browser goes on with.
  pass_hash       text,
  pass_expires_at timestamptz,
  made_company_id uuid references companies.company (id),
  -- To what they have agreed when.
  accepted        jsonb,
  primary key (company_id, id)
);
create unique index request_by_ticket on sign_up.request (company_id, ticket_hash);
create unique index request_by_token on sign_up.request (company_id, token_hash) where token_hash is not null;
create unique index request_by_pass on sign_up.request (company_id, pass_hash) where pass_hash is not null;
create index request_by_email on sign_up.request (company_id, email, created_at);
create index request_by_address on sign_up.request (company_id, address, created_at);
-- However many ask at once: an address becomes one company.
create unique index request_one_company_per_address on sign_up.request (company_id, email) where made_company_id is not null;
