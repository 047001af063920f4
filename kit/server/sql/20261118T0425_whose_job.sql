-- Whose a job is stands in its flags, so that no company takes all hands while others wait (kit/server/jobs/turns.ts). The function
-- without it stays for servers of the version before.
create function kit.add_job(task text, given json, name text, due timestamptz, tries int, party text) returns void language plpgsql as $$
declare
  task_number int;
begin
  select id into task_number from graphile_worker._private_tasks where identifier = task;
  if task_number is null then
    insert into graphile_worker._private_tasks (identifier) values (task) on conflict do nothing;
    select id into task_number from graphile_worker._private_tasks where identifier = task;
  end if;
  -- One that has begun, or was given up, knows nothing of what is new: it goes on without the key.
  if name is not null then
    update graphile_worker._private_jobs set key = null, attempts = max_attempts, updated_at = now()
    where key = name and is_available is not true;
  end if;
  insert into graphile_worker._private_jobs as job (task_id, payload, run_at, max_attempts, key, flags)
  values (task_number, given, due, tries, name, jsonb_build_object(party, true))
  on conflict (key) do update set task_id = excluded.task_id, payload = excluded.payload, run_at = excluded.run_at,
    max_attempts = excluded.max_attempts, job_queue_id = null, priority = 0, flags = excluded.flags, revision = job.revision + 1, attempts = 0,
    last_error = null, updated_at = now()
  where job.locked_at is null;
  -- Nobody needs to be woken for what is not due: whoever works looks every two seconds.
  if due <= clock_timestamp() + interval '2 seconds' then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
  end if;
end $$;
