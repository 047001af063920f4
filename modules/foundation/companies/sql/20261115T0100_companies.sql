-- A company is the tenant; everything else carries its id as company_id.
create schema companies;

create table companies.company (
  id                     uuid primary key,
  code                   text not null constraint company_code_unique unique check (code ~ '^[a-z0-9][a-z0-9-]{1,60}$'),
  name                   text not null check (name <> ''),
  kind                   text not null check (kind in ('franchisor', 'franchisee', 'merchant')),
  -- Only a franchisee has one, and always.
  franchisor_id          uuid references companies.company (id),
  legal_name             text not null default '',
  street                 text not null default '',
  postcode               text not null default '',
  city                   text not null default '',
  country                text not null default 'DE',
  phone                  text not null default '',
  email                  text not null default '',
  website                text not null default '',
  vat_id                 text not null default '',
  default_language       text not null default 'de' check (default_language in ('de', 'deDu', 'en')),
  second_factor_required boolean not null default false,
  is_demo                boolean not null default false,
  version                integer not null default 1,
  created_at             timestamptz not null,
  constraint company_franchisor check ((kind = 'franchisee') = (franchisor_id is not null)),
  constraint company_not_its_own_franchisor check (franchisor_id <> id)
);
create index company_by_franchisor on companies.company (franchisor_id);

-- What other modules may read of a company in their own statements.
create view companies.company_view as
select c.id as company_id, c.code, c.name, c.kind, f.code as franchisor_company, c.default_language, c.second_factor_required, c.is_demo
from companies.company c
left join companies.company f on f.id = c.franchisor_id;

-- Which companies a company works with: itself and, for a franchisor, its franchisees; for statements of other modules that look for one record.
create view companies.visible_company_view as
select id as company_id, id as seen_by from companies.company
union all
select id, franchisor_id from companies.company where franchisor_id is not null;
