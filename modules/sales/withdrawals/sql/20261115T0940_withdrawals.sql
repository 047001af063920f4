-- Customers who withdraw from a contract (§ 356a BGB).
create schema withdrawals;

create table withdrawals.withdrawal (
  -- The contract party, or the company of the site while it is not known which order is meant.
  company_id    uuid not null references companies.company (id),
  id            uuid not null,
  received_at   timestamptz not null,
  name          text not null check (name <> ''),
  email         text not null check (email <> ''),
  -- As it was typed.
  order_number  text not null,
  -- What exactly is withdrawn from.
  subject       text not null,
  language      text not null,
  order_id      uuid,
  -- The order was placed with the very address that the withdrawal names.
  is_same_email boolean not null default false,
  state         text not null default 'new' check (state in ('new', 'answered')),
  answered_at   timestamptz,
  search_text   text generated always as (lower(name || ' ' || email || ' ' || order_number)) stored,
  version       integer not null default 1,
  primary key (company_id, id),
  constraint withdrawal_order foreign key (company_id, order_id) references orders.customer_order (company_id, id),
  constraint withdrawal_answered check ((state = 'answered') = (answered_at is not null))
);
create index withdrawal_by_time on withdrawals.withdrawal (company_id, received_at desc, id desc);
create index withdrawal_new on withdrawals.withdrawal (company_id, received_at desc, id desc) where state = 'new';
create index withdrawal_by_email on withdrawals.withdrawal (company_id, email, received_at);

create table withdrawals.answer (
  company_id    uuid not null,
  id            uuid not null,
  withdrawal_id uuid not null,
  at            timestamptz not null,
  person_id     uuid,
  person_name   text not null,
  text          text not null,
  primary key (company_id, id),
  constraint answer_withdrawal foreign key (company_id, withdrawal_id) references withdrawals.withdrawal (company_id, id)
);
create index answer_of_withdrawal on withdrawals.answer (company_id, withdrawal_id, at);

-- What was filled in and waits to be confirmed; gone after a day.
create table withdrawals.draft (
  company_id            uuid not null references companies.company (id),
  -- Of the secret in the address of the page.
  key_hash              text not null,
  name                  text not null,
  email                 text not null,
  order_number          text not null,
  subject               text not null,
  language              text not null,
  created_at            timestamptz not null,
  received_at           timestamptz,
  -- What became of it; the contract party may be another company.
  withdrawal_company_id uuid,
  withdrawal_id         uuid,
  primary key (company_id, key_hash)
);
create index draft_by_time on withdrawals.draft (company_id, created_at);
