-- Who works on jobs, and when it last showed a sign of life: the jobs of one that died are given to the others.
create table kit.job_worker (
  id      text primary key,
  seen_at timestamptz not null
);
