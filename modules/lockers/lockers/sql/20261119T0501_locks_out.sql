-- without a transaction
drop index concurrently if exists lockers.lock_out;
-- Boxes out of service, and those to check, are few among many.
create index concurrently lock_out on lockers.lock (company_id, out_since) where out_since is not null and archived_at is null;
drop index concurrently if exists lockers.occupancy_to_check;
create index concurrently occupancy_to_check on lockers.occupancy (company_id, lock_id) where released_at is null and kind = 'to_check';
