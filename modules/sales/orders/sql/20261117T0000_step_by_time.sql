-- without a transaction
drop index concurrently if exists orders.order_step_by_time;
create index concurrently order_step_by_time on orders.order_step (company_id, at) where kind in ('status', 'cancelled');
