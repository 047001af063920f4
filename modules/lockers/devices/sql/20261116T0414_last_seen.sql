-- Whether a controller was ever heard is part of what a location needs before it is sold.
create or replace view devices.controller_view as
select company_id, id, location_id, kind, name, is_online, online_since, archived_at, is_virtual, last_seen_at from devices.controller;
