-- How long what was broken: for whoever counts faults, the open ones and those that are over.
create view alerts.alert_view as
select company_id, id, kind, priority, state, subject_kind, subject_id, location_id, raised_at, ended_at from alerts.alert;
