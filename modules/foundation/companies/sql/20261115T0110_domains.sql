create table companies.domain (
  company_id       uuid not null references companies.company (id),
  id               uuid not null,
  -- As the DNS knows it: umlauts are written in ASCII here.
  host             text not null check (host = lower(host)),
  state            text not null check (state in ('created', 'dns_pending', 'verified', 'active')),
  -- Stands in the TXT record that shows whose domain it is.
  proof            text not null,
  last_problem     text check (last_problem in ('missing', 'different', 'unreachable')),
  -- Null: not known, because nobody has looked or there was no answer.
  is_pointing_here boolean,
  checked_at       timestamptz,
  verified_at      timestamptz,
  -- The house looks by itself for a while after this; next_look_at is null when it does not (any more).
  looking_since    timestamptz not null,
  next_look_at     timestamptz,
  is_demo          boolean not null default false,
  created_at       timestamptz not null,
  primary key (company_id, id),
  -- A host leads to one company only.
  constraint domain_host_unique unique (host),
  constraint domain_verified check ((state in ('verified', 'active')) = (verified_at is not null))
);

-- Which hosts lead to which company, for the module that answers under them.
create view companies.domain_view as
select company_id, id, host, state, is_demo, created_at from companies.domain;
