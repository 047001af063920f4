create table companies.domain (
  company_id   uuid not null references companies.company (id),
  id           uuid not null,
  host         text not null check (host = lower(host)),
  state        text not null check (state in ('created', 'dns_pending', 'verified', 'active')),
  -- Stands in the TXT record that shows whose domain it is.
  proof        text not null,
  last_problem text,
  checked_at   timestamptz,
  verified_at  timestamptz,
  created_at   timestamptz not null,
  primary key (company_id, id),
  -- A host leads to one company only.
  constraint domain_host_unique unique (host)
);
