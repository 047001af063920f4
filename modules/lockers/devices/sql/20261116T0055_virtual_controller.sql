-- Played by the simulator of the demo. Only these get new credentials when it starts: a device that somebody has connected stays connected.
alter table devices.controller add column is_virtual boolean not null default false;

update devices.controller k set is_virtual = true
from companies.company_view c
where c.company_id = k.company_id and c.is_demo and k.token_hash is null and (k.firmware = '' or k.firmware like 'sim-%');

create or replace view devices.controller_view as
select company_id, id, location_id, kind, name, is_online, online_since, archived_at, is_virtual from devices.controller;
