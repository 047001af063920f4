-- What of a service is chosen: one variant (short or long hair) with its own time and price, and add-ons on top.
alter table appointments.service add column variants jsonb not null default '[]' check (jsonb_typeof(variants) = 'array');
alter table appointments.service add column addons jsonb not null default '[]' check (jsonb_typeof(addons) = 'array');
-- Leisure at a fixed date: no right of withdrawal (§ 312g Abs. 2 Nr. 9 BGB).
alter table appointments.service add column is_leisure boolean not null default false;

-- What was chosen; name, price and time of the appointment say it already, this is for booking the same again.
alter table appointments.appointment add column variant_id uuid;
alter table appointments.appointment add column addon_ids uuid[] not null default '{}';
alter table appointments.waiting add column variant_id uuid;
alter table appointments.waiting add column addon_ids uuid[] not null default '{}';

-- Who one books with: a picture of the library, and what they do.
alter table appointments.staff add column picture_id uuid;
alter table appointments.staff add column role text not null default '';

create or replace view appointments.appointment_of_view as
select a.company_id, a.id, a.email, a.service_name ->> 'de' as service_name, s.name as staff_name, a.starts_at, a.ends_at, a.state,
  a.service_id, a.staff_id, a.variant_id, a.addon_ids
from appointments.appointment a join appointments.staff s on s.company_id = a.company_id and s.id = a.staff_id
where a.email <> '';
