-- without a transaction
-- Taking the next job must not use this index: it has another order, and with many jobs waiting each would be found by sorting all of them.
drop index concurrently if exists graphile_worker.fachwerk_jobs_by_party;
drop index concurrently if exists graphile_worker.fachwerk_parties_of_jobs;
create index concurrently fachwerk_parties_of_jobs on graphile_worker._private_jobs (flags, run_at)
  where is_available and flags is not null;
