-- The same question answered by the index alone: a rental's own row, on a page of its own, is not read.
drop index rentals.rental_live;
create index rental_live on rentals.rental using gist (company_id, location_id, tstzrange(starts_at, blocked_until))
  include (lock_id, starts_at, blocked_until, hold_expires_at, id)
  where state in ('held', 'ordered', 'booked', 'active');
