-- without a transaction
drop index concurrently if exists lockers.occupancy_by_release;
-- Who had a box within a time, over all boxes: what was given back before it began is not looked at.
create index concurrently occupancy_by_release on lockers.occupancy (company_id, released_at);
