-- What was worked on which project, for whoever adds it up.
create view time_tracking.time_log_view as
select company_id, id, project_id, started_at, ended_at, minutes, hourly_rate_cents from time_tracking.time_log;
create view time_tracking.project_view as
select company_id, id, name, budget_monthly_cents, closed_at from time_tracking.project;
