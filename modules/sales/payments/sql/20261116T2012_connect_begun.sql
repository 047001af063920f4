-- An account at Stripe that a company has begun to connect and not finished: whoever begins again goes on with it, and leaves no second one behind.
create table payments.connect_begun (
  company_id uuid not null references companies.company (id),
  -- What Stripe calls it, sealed for this company.
  sealed     text not null,
  begun_at   timestamptz not null,
  primary key (company_id)
);
