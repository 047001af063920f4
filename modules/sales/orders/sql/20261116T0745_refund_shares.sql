-- A refund for certain lines goes back at their rates of VAT; without shares it is spread over the whole order.
alter table orders.order_refund add column shares jsonb;
