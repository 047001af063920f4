-- When somebody was last written to because a booking with their address was refused: whoever types it may be a stranger, so it is done rarely.
create table stays.refusal_notice (
  company_id  uuid not null,
  customer_id uuid not null,
  sent_at     timestamptz not null,
  primary key (company_id, customer_id),
  foreign key (company_id, customer_id) references customers.customer (company_id, id)
);
