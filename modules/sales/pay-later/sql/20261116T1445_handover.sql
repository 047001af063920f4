create schema pay_later;

-- Orders that were paid with the tap that handed them over, as long as that tap can be taken back: their invoice is still to come.
create table pay_later.handover (
  company_id uuid not null,
  order_id   uuid not null,
  at         timestamptz not null,
  primary key (company_id, order_id),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id)
);
