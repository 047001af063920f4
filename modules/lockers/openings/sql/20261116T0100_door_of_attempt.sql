-- When the door opened that an attempt was to open. One command opens it once: whoever opens it a second time was not asked to. Apart from
-- the attempt, whose row others hold while they wait for the lock's.
create table openings.attempt_door (
  company_id uuid not null,
  attempt_id uuid not null,
  opened_at  timestamptz not null,
  primary key (company_id, attempt_id),
  foreign key (company_id, attempt_id) references openings.attempt (company_id, id)
);
