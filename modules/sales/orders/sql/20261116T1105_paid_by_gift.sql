-- A voucher that was sold is a line of its own kind: money for money, without VAT until it is redeemed.
alter table orders.order_line drop constraint order_line_kind_check;
alter table orders.order_line add constraint order_line_kind_check check (kind in ('rental', 'extension', 'surcharge', 'item', 'deposit',
  'delivery', 'handling', 'minimum', 'tip', 'discount', 'gift'));

-- What of an order is paid with such a voucher, from the moment it is placed, and what of that has gone back to it.
alter table orders.customer_order
  add column gift_cents      integer not null default 0,
  add column gift_back_cents integer not null default 0,
  add constraint order_gift check (gift_cents between 0 and total_cents and gift_back_cents between 0 and gift_cents),
  drop constraint order_paid_by,
  -- What costs nothing, or is paid with a voucher alone, is paid without a payment.
  add constraint order_paid_by check ((payment_id is not null) = (paid_at is not null and total_cents > gift_cents));

create or replace view orders.order_view as
select company_id, id, number, network_id, customer_id, first_name, last_name, email, status, payment_state, total_cents, refunded_cents, placed_at,
  paid_at, cancelled_at, later_option, gift_cents, gift_back_cents
from orders.customer_order;
