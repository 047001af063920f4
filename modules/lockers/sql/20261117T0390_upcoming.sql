-- How many people have booked a box ahead, told by whoever lets boxes: such a box is neither moved nor archived.
alter table lockers.lock add column upcoming integer not null default 0 check (upcoming >= 0);

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
    else coalesce(o.kind, 'free')
  end as state,
  l.upcoming, o.id as occupancy_id
from lockers.lock l
join lockers.lock_state s on s.company_id = l.company_id and s.lock_id = l.id
left join lockers.controller c on c.company_id = l.company_id and c.id = l.controller_id
left join lockers.occupancy o on o.company_id = l.company_id and o.lock_id = l.id and o.released_at is null;

-- Whether a box can be let at all (in service, no alarm), and who has it at the moment: the little that an offer asks of every box.
create view lockers.let_view as
select l.company_id, l.id, l.location_id, l.number, l.sort_number, l.size_code, l.price_group_id, l.qr_code, l.upcoming,
  o.id as occupancy_id, o.kind as occupied_kind, o.ends_at as occupied_until,
  l.out_since is null and not exists (
    select from alerts.open_alert_view a
    where a.company_id = l.company_id and a.subject_id = l.id and a.kind in ('uncommanded_open', 'jam')
  ) as is_lettable
from lockers.lock l
left join lockers.occupancy o on o.company_id = l.company_id and o.lock_id = l.id and o.released_at is null
where l.archived_at is null;

-- Who had which box, for whoever tells the story of the demo companies.
create view lockers.occupancy_view as
select company_id, id, lock_id, kind, starts_at, ends_at, released_at, order_number, customer_name, revenue_cents
from lockers.occupancy;
