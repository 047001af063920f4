-- without a transaction
drop index concurrently if exists rentals.rental_by_ending;
-- What ended within a time: the handover of a shift counts it.
create index concurrently rental_by_ending on rentals.rental (company_id, ended_at) where ended_at is not null;
