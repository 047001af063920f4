-- What an offer asks: who has boxes of a location within a time. Found by the time itself, so neither what is over nor what comes later is touched.
drop index rentals.rental_live;
create index rental_live on rentals.rental using gist (company_id, location_id, tstzrange(starts_at, blocked_until))
  where state in ('held', 'ordered', 'booked', 'active');
