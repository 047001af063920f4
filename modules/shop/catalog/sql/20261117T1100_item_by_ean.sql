-- without a transaction
drop index concurrently if exists catalog.item_by_ean;
-- Files name items by what is printed on them.
create index concurrently item_by_ean on catalog.item (company_id, ean) where ean <> '';
