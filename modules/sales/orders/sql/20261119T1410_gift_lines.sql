-- without a transaction
drop index concurrently if exists orders.order_line_gift;
-- Whether a paper is of a gift is asked of every paper; few are.
create index concurrently order_line_gift on orders.order_line (company_id, order_id) where kind = 'gift';
