-- What a franchisee owes its franchisor for a month, and what it says to that. company_id is the franchisee's.
create schema settlement;

-- From a month on, until others are agreed. Before the first the share of the agreement counts alone.
create table settlement.terms (
  company_id    uuid not null references companies.company (id),
  valid_from    date not null check (extract(day from valid_from) = 1),
  -- [{fromCents, basisPoints}], rising, the first from 0: what lies between two is charged at the lower one's share.
  tiers         jsonb not null,
  -- [{name, cents}], each month, net.
  fees          jsonb not null,
  -- Of the share, net.
  minimum_cents integer not null check (minimum_cents >= 0),
  saved_at      timestamptz not null,
  saved_by      text not null,
  primary key (company_id, valid_from)
);

-- The last number a franchisor gave in a year; rolled back with whoever took it, so that there is no gap.
create table settlement.counter (
  company_id uuid not null references companies.company (id),
  year       integer not null,
  last       integer not null check (last > 0),
  primary key (company_id, year)
);

create table settlement.statement (
  company_id    uuid not null references companies.company (id),
  id            uuid not null,
  franchisor_id uuid not null references companies.company (id),
  month         date not null check (extract(day from month) = 1),
  number        text not null,
  state         text not null check (state in ('open', 'agreed', 'objected', 'withdrawn')),
  terms         jsonb not null,
  -- Net turnover of the month's papers.
  base_cents    bigint not null,
  -- Share by tiers, what is missing to the minimum, fees; they add up to net.
  share_cents   bigint not null,
  minimum_cents bigint not null check (minimum_cents >= 0),
  fee_cents     bigint not null check (fee_cents >= 0),
  net_cents     bigint not null,
  vat_cents     bigint not null,
  gross_cents   bigint not null,
  -- Every word that is printed, and the figures that programs read.
  document      jsonb not null,
  issued_at     timestamptz not null,
  issued_by     text not null,
  decided_at    timestamptz,
  decided_by    text not null default '',
  objection     text not null default '',
  primary key (company_id, id),
  constraint statement_sum check (share_cents + minimum_cents + fee_cents = net_cents and net_cents + vat_cents = gross_cents),
  constraint statement_decided check ((decided_at is null) = (state = 'open')),
  constraint statement_objection check (state <> 'objected' or objection <> '')
);
-- A month is settled once; what was withdrawn does not count.
create unique index statement_one_per_month on settlement.statement (company_id, month) where state <> 'withdrawn';

-- The papers a statement is made of, as they stood then.
create table settlement.statement_line (
  company_id    uuid not null,
  statement_id  uuid not null,
  position      integer not null check (position > 0),
  paper_id      uuid not null,
  paper_number  text not null,
  paper_kind    text not null check (paper_kind in ('invoice', 'credit')),
  issued_at     timestamptz not null,
  order_id      uuid not null,
  order_number  text not null,
  net_cents     integer not null,
  -- The rentals it is about, with the openings of their doors.
  rentals       jsonb not null,
  primary key (company_id, statement_id, position),
  foreign key (company_id, statement_id) references settlement.statement (company_id, id)
);
