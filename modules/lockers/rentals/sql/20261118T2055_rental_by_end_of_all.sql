-- without a transaction
-- The list of rentals sorted by their end, whatever became of them.
drop index concurrently if exists rentals.rental_by_end_of_all;
create index concurrently rental_by_end_of_all on rentals.rental (company_id, ends_at, id);
