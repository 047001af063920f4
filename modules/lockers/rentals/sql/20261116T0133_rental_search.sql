-- without a transaction
drop index concurrently if exists rentals.rental_search;
create index concurrently rental_search on rentals.rental using gin (company_id, lower(customer_name || ' ' || order_number) gin_trgm_ops);
