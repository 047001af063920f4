-- without a transaction
drop index concurrently if exists rentals.rental_cancelled;
-- Few are cancelled: to count them a network's whole history was read.
create index concurrently rental_cancelled on rentals.rental (company_id, starts_at desc, id desc) where state = 'cancelled';
