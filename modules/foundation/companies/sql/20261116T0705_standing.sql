-- What the platform operator decides about a company, and what a company sells.
alter table companies.company
  add column suspended_at timestamptz,
  add column suspension_reason text not null default '',
  -- Null: as many as it likes.
  add column most_users integer constraint company_most_users check (most_users >= 1),
  add column most_locations integer constraint company_most_locations check (most_locations >= 0),
  add column most_items integer constraint company_most_items check (most_items >= 0),
  add column most_mails_a_day integer constraint company_most_mails check (most_mails_a_day >= 0),
  add column trade text not null default ''
    constraint company_trade check (trade in ('', 'restaurant', 'shop', 'service', 'lockers')),
  add constraint company_suspended_with_reason check ((suspended_at is null) = (suspension_reason = ''));
create index company_by_name on companies.company (name, id);

-- A franchisee stands and falls with its franchisor.
create or replace view companies.company_view as
select c.id as company_id, c.code, c.name, c.kind, f.code as franchisor_company, c.default_language, c.second_factor_required, c.is_demo,
  coalesce(nullif(c.legal_name, ''), c.name) as legal_name, coalesce(c.suspended_at, f.suspended_at) as suspended_at,
  case when c.suspended_at is null then coalesce(f.suspension_reason, '') else c.suspension_reason end as suspension_reason, c.trade, c.created_at
from companies.company c
left join companies.company f on f.id = c.franchisor_id;

-- The platform operator inside a company: let in by it, for a named time.
create table companies.support_access (
  company_id      uuid not null references companies.company (id),
  id              uuid not null,
  mode            text not null check (mode in ('read', 'full')),
  granted_at      timestamptz not null,
  granted_by      text not null,
  ends_at         timestamptz not null,
  -- When it was over, by somebody's hand or because another one followed.
  closed_at       timestamptz,
  closed_by       text not null default '',
  primary key (company_id, id),
  constraint support_access_at_most_a_week check (ends_at > granted_at and ends_at <= granted_at + interval '7 days')
);
create unique index support_access_one_at_a_time on companies.support_access (company_id) where closed_at is null;

-- Who came in by it, and when last.
create table companies.support_visit (
  company_id uuid not null,
  support_id uuid not null,
  -- Of an account in the operator's company.
  person_id  uuid not null,
  name       text not null,
  at         timestamptz not null,
  primary key (company_id, support_id, person_id),
  foreign key (company_id, support_id) references companies.support_access (company_id, id)
);

create view companies.support_access_view as select company_id, id, mode, ends_at, closed_at from companies.support_access;
