-- The accounts of a contract party at payment providers. One that was replaced or removed stays while money may still have to go its way.
create table payments.account (
  company_id        uuid not null,
  id                uuid not null,
  provider          text not null check (provider in ('stripe', 'paypal')),
  environment       text not null check (environment in ('live', 'sandbox')),
  -- The provider's own name for it, where it tells: the same account with another key stays the same row.
  provider_account  text,
  -- What a person recognizes the key by: its last four characters.
  key_end           text not null,
  -- All that is secret about it; null once no payment needs it any more.
  sealed            text,
  saved_at          timestamptz not null,
  saved_by          text not null,
  -- Since then no new payment begins with it.
  ended_at          timestamptz,
  primary key (company_id, id),
  check (sealed is not null or ended_at is not null)
);
create unique index account_one_in_use on payments.account (company_id, provider) where ended_at is null;

-- A payment stays with the account it began with. Null: the keys of the installation, or the test provider. The key holds that it is
-- the party's own.
alter table payments.payment add column account_id uuid,
  add constraint payment_account foreign key (company_id, account_id) references payments.account (company_id, id);
create index payment_by_account on payments.payment (company_id, account_id, created_at) where account_id is not null;

-- Where customers of a contract party transfer money to.
create table payments.bank_data (
  company_id uuid not null primary key,
  holder     text not null check (holder <> ''),
  iban       text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  bic        text not null check (bic = '' or bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  bank_name  text not null,
  saved_at   timestamptz not null,
  saved_by   text not null
);
