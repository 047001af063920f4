-- What happened at a lock, for whoever looks back on it.
create view logs.lock_entry_view as
select company_id, lock_id, at, id, type, data from logs.log_entry where lock_id is not null;
