-- Whose appointments they are, for modules that know somebody by their address.
create view appointments.appointment_of_view as
select a.company_id, a.id, a.email, a.service_name ->> 'de' as service_name, s.name as staff_name, a.starts_at, a.ends_at, a.state
from appointments.appointment a join appointments.staff s on s.company_id = a.company_id and s.id = a.staff_id
where a.email <> '';
