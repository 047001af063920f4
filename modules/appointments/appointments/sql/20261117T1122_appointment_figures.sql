create or replace view appointments.appointment_view as
select a.company_id, a.id, a.service_id, a.service_name, a.staff_id, s.name as staff_name, s.user_id, a.room_id, a.starts_at, a.ends_at, a.state, a.name,
  a.created_at, a.price_cents
from appointments.appointment a join appointments.staff s on s.company_id = a.company_id and s.id = a.staff_id;
