-- without a transaction
-- Whoever only telephones has a number and no address: an address is still one customer's, no address is anybody's.
drop index concurrently if exists customers.customer_email_once;
create unique index concurrently customer_email_once on customers.customer (company_id, email) where erased_at is null and email <> '';
-- A number as it is dialled in Germany, however it was written.
drop index concurrently if exists customers.customer_by_number;
create index concurrently customer_by_number on customers.customer
  (company_id, (regexp_replace(regexp_replace(phone, '^\s*(\+|00)49\s*(\(0\))?', '0'), '\D', '', 'g')) text_pattern_ops)
  where erased_at is null and phone <> '';
