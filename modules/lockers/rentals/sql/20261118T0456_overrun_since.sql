-- As it was agreed: kept with the rental, like the length of its grace.
alter table rentals.rental
  add column overrun_since text not null default 'booked_end' constraint rental_overrun_since check (overrun_since in ('booked_end', 'grace_end'));
