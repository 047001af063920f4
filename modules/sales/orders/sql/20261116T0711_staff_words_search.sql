-- without a transaction
drop index concurrently if exists orders.order_staff_search;
create index concurrently order_staff_search on orders.customer_order using gin (company_id, staff_words gin_trgm_ops);
