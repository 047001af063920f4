-- The make of the locks that hang on a controller; empty: not said.
alter table devices.controller add column lock_type text not null default '';

create or replace view devices.controller_view as
select company_id, id, location_id, kind, name, is_online, online_since, archived_at, is_virtual, last_seen_at, lock_type from devices.controller;
