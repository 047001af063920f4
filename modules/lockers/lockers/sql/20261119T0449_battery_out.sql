-- Warned of and out of service are two limits: a lock may be low and still let.
alter table lockers.lock_state
  add column out_reports    integer not null default 0,
  add column is_battery_out boolean not null default false;
update lockers.lock_state set out_reports = low_reports, is_battery_out = is_low where is_low or low_reports > 0;

-- What `free` asks for, box by box; rules/box-state.ts says the same.
create or replace view lockers.box_view as
select l.company_id, l.id, l.location_id, l.controller_id, l.channel, l.number, l.sort_number, l.size_code, l.network_id, l.price_group_id,
  l.wall_column, l.wall_row, l.column_span, l.row_span, l.qr_code, l.notes, l.out_since, l.out_cause, l.out_reason, l.out_person,
  l.archived_at, l.version, l.created_at,
  s.lock_state, s.door_state, s.door_changed_at, s.battery, s.signal, s.temperature, s.last_seen_at,
  coalesce(c.is_online, false) and not s.is_unseen as is_online,
  c.name as controller_name,
  o.kind as occupied_kind, o.starts_at as occupied_since, o.ends_at as occupied_until, o.order_number, o.customer_name,
  case
    when exists (
      select from alerts.open_alert_view a
      where a.company_id = l.company_id and a.subject_id = l.id and a.kind in ('uncommanded_open', 'jam')
    ) then 'alarm'
    when l.out_since is not null then 'out_of_service'
    when o.kind is not null then o.kind
    when l.proven_at is null or not p.is_on_sale or not exists (
      select from pricing.price_view g
      where g.company_id = l.network_id and g.price_group_id = coalesce(l.price_group_id, p.price_group_id) and g.size_code = l.size_code
    ) then 'not_on_sale'
    else 'free'
  end as state,
  l.upcoming, o.id as occupancy_id,
  l.proven_at, p.is_on_sale as is_location_on_sale,
  exists (
    select from pricing.price_view g
    where g.company_id = l.network_id and g.price_group_id = coalesce(l.price_group_id, p.price_group_id) and g.size_code = l.size_code
  ) as is_priced,
  s.opened_at, s.is_low as is_battery_low, coalesce(c.lock_type, '') as lock_type
from lockers.lock l
join lockers.lock_state s on s.company_id = l.company_id and s.lock_id = l.id
join locations.on_sale_view p on p.company_id = l.company_id and p.id = l.location_id
left join devices.controller_view c on c.company_id = l.company_id and c.id = l.controller_id
left join lockers.occupancy o on o.company_id = l.company_id and o.lock_id = l.id and o.released_at is null;

create or replace view lockers.lock_state_view as
select company_id, lock_id, lock_state, door_state, battery, last_seen_at, door_changed_at is not null as has_door_sensor, is_low as is_battery_low
from lockers.lock_state;
