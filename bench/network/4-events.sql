insert into openings.attempt (company_id, id, lock_id, location_id, controller_id, type, send_alt_signal, state, person_name, requested_at, sent_at, acknowledged_at, ended_at, expires_at)
select company_id, pg_temp.id_of(15, 2 * rental_no + turn), lock_id, location_id, controller_id,
  'customer', false, case when rental_no % 90 = 1 then 'jammed' else 'opened' end, first_name || ' ' || last_name, at, at, at, at + interval '1 second', at + interval '15 seconds'
from let cross join generate_series(0, 1) as turn
cross join lateral (select case turn when 0 then starts_at + interval '1 minute' else ends_at - interval '5 minutes' end as at) as time
where state <> 'booked' and starts_at > now() - interval '45 days' and at < now();

insert into logs.log_entry (company_id, at, id, type, location_id, location_name, lock_id, lock_name, controller_id, person_name, order_number, data)
select a.company_id, a.requested_at, a.id, case a.state when 'opened' then 'lock.opened' else 'lock.jammed' end, a.location_id, box.location_name, a.lock_id, box.channel::text,
  a.controller_id, a.person_name, '', '{"type": "customer", "detail": "", "reason": ""}'
from openings.attempt a join box on box.company_id = a.company_id and box.id = a.lock_id
where a.requested_at > now() - interval '25 days';

-- What needs somebody, and what was settled in the last three months.
insert into alerts.alert (company_id, id, kind, priority, state, subject_kind, subject_id, subject_name, location_id, location_name, raised_at, last_at, ended_at, data)
select company_id, pg_temp.id_of(16, n), kind, priority, 'open', 'lock', id, channel::text, location_id, location_name, at, at, null::timestamptz,
  case kind when 'battery_low' then '{"battery": 22}' else '{}' end::jsonb
from box cross join lateral (select now() - make_interval(mins => 5 + n::int * 7 % 4000) as at) as time
cross join lateral (select case when n % 113 = 4 then 'battery_low' when n % 887 = 9 then 'jam' when n % 421 = 11 then 'box_reported' when n % 2003 = 17 then 'uncommanded_open' end as kind) as kinds
cross join lateral (select case kind when 'battery_low' then 'normal' when 'box_reported' then 'high' else 'urgent' end as priority) as priorities
where kind is not null
union all
select company_id, pg_temp.id_of(17, n), 'controller_offline', 'urgent', 'open', 'controller', pg_temp.id_of(4, n), name || ' 1', id, name,
  now() - make_interval(hours => n % 50), now() - make_interval(hours => n % 50), null, '{}'
from place where n % 30 = 3
union all
select company_id, pg_temp.id_of(18, n), (array['jam', 'battery_low', 'box_reported', 'lock_unseen'])[1 + n % 4], (array['urgent', 'normal', 'high', 'high'])[1 + n % 4], 'settled',
  'lock', id, channel::text, location_id, location_name, at, at, at + interval '40 minutes', '{}'
from box cross join lateral (select now() - make_interval(mins => 60 + (120000 * pg_temp.chance(n, 'alert'))::int) as at) as time where n % 3 = 0;
