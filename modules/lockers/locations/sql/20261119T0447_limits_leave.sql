-- Grace, overrun and keep-warm are limits now (module limits). Servers of the version before still write the columns; the next one drops them.
alter table locations.location
  alter column grace_minutes set default 180,
  alter column keep_warm set default '{"isOn": false, "everyMinutes": 120, "from": "06:00", "to": "23:00"}';

create view locations.old_limit_view as
select company_id, id, grace_minutes, overrun_since, keep_warm from locations.location;
