-- With what is on its way back: a refund shows from the moment it is asked for.
create or replace view orders.order_view as
select company_id, id, number, network_id, customer_id, first_name, last_name, email, status, payment_state, total_cents, refunded_cents, placed_at,
  paid_at, cancelled_at, later_option, gift_cents, gift_back_cents, refund_pending_cents
from orders.customer_order;
