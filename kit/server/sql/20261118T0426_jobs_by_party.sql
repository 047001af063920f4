-- without a transaction
-- Who has jobs that wait is found by one step per company, however many jobs each has.
drop index concurrently if exists graphile_worker.fachwerk_jobs_by_party;
create index concurrently fachwerk_jobs_by_party on graphile_worker._private_jobs (flags, run_at) where is_available;
