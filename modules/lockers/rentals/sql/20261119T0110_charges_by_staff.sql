-- More time or a larger box that staff have agreed with the renter and nobody has paid yet: part of what is due. From `charged_from` on, the
-- end of the time that was paid, it keeps the box shut; `charge_sent_at` is when the renter last got the link to pay it. `reduced_cents` went
-- back for time that was taken off again, so that adding it anew costs it anew.
alter table rentals.rental
  add column charge_cents integer not null default 0 constraint rental_charge check (charge_cents >= 0),
  add column charged_from timestamptz,
  add column charge_sent_at timestamptz,
  add column reduced_cents integer not null default 0 constraint rental_reduced check (reduced_cents >= 0),
  add constraint rental_charged check (charge_cents = 0 or charged_from is not null);

create or replace view rentals.rental_view as
select company_id, id, location_id, lock_id, size_code, network_id, customer_id, customer_name, language, cart_id, order_id, order_number, state, is_now,
  duration_minutes, starts_at, ends_at, blocked_until, hold_expires_at, paid_until, ended_at, price_cents, surcharge_cents, waived_cents, prices,
  grace_minutes, check_minutes, max_duration_minutes, time_zone, occupancy_id, access_revoked_at, access_revoked_reason, note, created_at, version,
  overrun_since, charge_cents, charged_from, charge_sent_at, reduced_cents
from rentals.rental;
