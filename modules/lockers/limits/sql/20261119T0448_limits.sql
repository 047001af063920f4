-- What holds where nobody says otherwise stands in rules/limits.ts. A row is one place that says otherwise: the network, one of its lock types
-- (both at the network's company), or one location (at the company that runs it). A subject that is null is inherited.
create schema limits;

create table limits.limit_set (
  company_id              uuid not null references companies.company (id),
  id                      uuid not null,
  location_id             uuid,
  lock_type               text check (lock_type <> ''),
  battery_out_percent     integer,
  battery_warning_percent integer,
  battery_back_percent    integer,
  no_signal_minutes       integer check (no_signal_minutes between 5 and 1440),
  grace_minutes           integer check (grace_minutes between 0 and 1440),
  overrun_since           text check (overrun_since in ('booked_end', 'grace_end')),
  keep_warm               jsonb,
  reminder_minutes        integer,
  short_reminder_minutes  integer,
  version                 integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, location_id) references locations.location (company_id, id),
  constraint limit_set_one_per_place unique nulls not distinct (company_id, location_id, lock_type),
  constraint limit_set_one_place check (location_id is null or lock_type is null),
  constraint limit_set_of_lock_type check (lock_type is null
    or (grace_minutes is null and keep_warm is null and reminder_minutes is null)),
  constraint limit_set_battery_whole check (num_nulls(battery_out_percent, battery_warning_percent, battery_back_percent) in (0, 3)),
  constraint limit_set_battery_order check (battery_out_percent between 1 and battery_warning_percent
    and battery_warning_percent < battery_back_percent and battery_back_percent <= 100),
  constraint limit_set_overrun_whole check ((grace_minutes is null) = (overrun_since is null)),
  constraint limit_set_reminders_whole check ((reminder_minutes is null) = (short_reminder_minutes is null)),
  constraint limit_set_reminders_order check (short_reminder_minutes between 5 and 60 and short_reminder_minutes <= reminder_minutes
    and reminder_minutes <= 1440)
);

-- Grace, overrun and keep-warm were set at each location: what differs from the defaults goes on as the location's own.
insert into limits.limit_set (company_id, id, location_id, grace_minutes, overrun_since, keep_warm)
select company_id, id, id,
  case when is_own_overrun then grace_minutes end, case when is_own_overrun then overrun_since end, case when is_own_warm then keep_warm end
from (
  select *, (grace_minutes, overrun_since) <> (180, 'booked_end') as is_own_overrun, (keep_warm ->> 'isOn')::boolean as is_own_warm
  from locations.old_limit_view
) l
where is_own_overrun or is_own_warm;

-- For whoever must know beforehand which readings, and which silences, can matter at all.
create view limits.battery_view as
select company_id, battery_warning_percent from limits.limit_set where battery_warning_percent is not null;

create view limits.no_signal_view as
select company_id, no_signal_minutes from limits.limit_set where no_signal_minutes is not null;
