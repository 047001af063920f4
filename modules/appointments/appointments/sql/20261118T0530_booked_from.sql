-- A keyed hash of the network address an appointment was booked from: nobody fills the book from one address.
alter table appointments.appointment add column booked_from text not null default '';
create index appointment_booked_from on appointments.appointment (company_id, booked_from, created_at) where booked_from <> '';
