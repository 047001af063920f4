create schema payments;

-- What a customer pays, or tries to. It belongs to the contract party, and knows what it is for only by a reference.
create table payments.payment (
  company_id         uuid not null,
  id                 uuid not null,
  reference          uuid not null,
  state              text not null check (state in ('created', 'started', 'pending', 'succeeded', 'failed', 'cancelled')),
  amount_cents       integer not null check (amount_cents > 0),
  currency           text not null default 'EUR',
  option             text not null,
  provider           text not null,
  description        text not null,
  payer_email        text not null,
  payer_name         text not null,
  payer_language     text not null,
  -- The site the customer comes from, and where on it they come back to.
  site_address       text not null,
  return_path        text not null,
  -- The provider's own names for it: what the customer was sent to, and what the money came by.
  checkout_reference text,
  charge_reference   text,
  redirect_to        text,
  failure_code       text not null default '',
  alarm              text check (alarm in ('amount_differs', 'never_settled')),
  -- The same reference had been paid already.
  is_surplus         boolean not null default false,
  -- Another way to pay was chosen: no money is taken by this one any more.
  closed_at          timestamptz,
  created_at         timestamptz not null,
  started_at         timestamptz,
  settled_at         timestamptz,
  -- When the provider is asked next, and how often it was.
  next_look_at       timestamptz,
  looks              integer not null default 0,
  -- When somebody who came back last had it looked up.
  asked_at           timestamptz,
  primary key (company_id, id)
);
create index payment_by_reference on payments.payment (company_id, reference, id);
create index payment_by_payer on payments.payment (company_id, payer_email) where payer_email <> '';
create index payment_to_look on payments.payment (company_id, next_look_at) where next_look_at is not null;
-- A thing is paid once; whatever comes beyond is a surplus.
create unique index payment_paid_once on payments.payment (company_id, reference) where state = 'succeeded' and not is_surplus;

create table payments.refund (
  company_id         uuid not null,
  id                 uuid not null,
  payment_id         uuid not null,
  amount_cents       integer not null check (amount_cents > 0),
  state              text not null check (state in ('requested', 'pending', 'succeeded', 'failed')),
  reason             text not null,
  person_name        text not null,
  provider_reference text,
  failure_code       text not null default '',
  requested_at       timestamptz not null,
  settled_at         timestamptz,
  next_look_at       timestamptz,
  looks              integer not null default 0,
  primary key (company_id, id),
  foreign key (company_id, payment_id) references payments.payment (company_id, id)
);
create index refund_by_payment on payments.refund (company_id, payment_id, id);
-- A refund made at the provider is taken over once.
create unique index refund_known on payments.refund (company_id, payment_id, provider_reference) where provider_reference is not null;
create index refund_to_look on payments.refund (company_id, next_look_at) where next_look_at is not null;

-- What providers have told, each thing once.
create table payments.provider_event (
  company_id uuid not null,
  provider   text not null,
  event_id   text not null,
  payment_id uuid not null,
  at         timestamptz not null,
  primary key (company_id, provider, event_id),
  foreign key (company_id, payment_id) references payments.payment (company_id, id)
);
create index provider_event_by_time on payments.provider_event (company_id, at);

-- The books of the test provider, which is asked like a real one.
create table payments.test_checkout (
  company_id uuid not null,
  payment_id uuid not null,
  state      text not null check (state in ('open', 'pending', 'paid', 'declined', 'cancelled')),
  settles_at timestamptz,
  primary key (company_id, payment_id),
  foreign key (company_id, payment_id) references payments.payment (company_id, id)
);
