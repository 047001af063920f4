-- What an alert is about, in words, and when it was reported last: for whoever makes work of it.
create or replace view alerts.alert_view as
select company_id, id, kind, priority, state, subject_kind, subject_id, location_id, raised_at, ended_at, subject_name, location_name, last_at
from alerts.alert;
