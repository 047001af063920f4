-- Orders that are paid to people: how it was agreed, until when a transfer has to be there, and whether somebody was reminded of it.
alter table orders.customer_order
  add column later_option text check (later_option in ('cash', 'card_on_site', 'invoice', 'cash_on_delivery', 'prepayment')),
  add column due_at       timestamptz,
  add column reminded_at  timestamptz,
  add constraint order_due check (due_at is null or later_option in ('invoice', 'prepayment')),
  add constraint order_reminded check (reminded_at is null or due_at is not null);
create index order_due on orders.customer_order (company_id, due_at) where due_at is not null and paid_at is null and status <> 'canceled';

create view orders.due_view as
select company_id, id, later_option, due_at, reminded_at from orders.customer_order
where due_at is not null and paid_at is null and status <> 'canceled';

-- An invoice that nobody has paid is taken back without a refund.
alter table orders.invoice drop constraint invoice_refund;
alter table orders.invoice add constraint invoice_refund check (kind = 'credit' or refund_id is null);
