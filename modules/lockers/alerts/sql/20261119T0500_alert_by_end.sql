-- without a transaction
drop index concurrently if exists alerts.alert_by_end;
-- What ended within a time: the handover of a shift counts it.
create index concurrently alert_by_end on alerts.alert (company_id, ended_at) where ended_at is not null;
