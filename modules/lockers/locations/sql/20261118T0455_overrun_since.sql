-- From when overrun counts once grace is over: from the booked end (spec §4), or from the end of grace.
alter table locations.location
  add column overrun_since text not null default 'booked_end' constraint location_overrun_since check (overrun_since in ('booked_end', 'grace_end'));
