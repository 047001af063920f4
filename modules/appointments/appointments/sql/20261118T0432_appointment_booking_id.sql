-- A customer's booking carries an id made with its form: sent again, it finds the appointment that the first one has made.
alter table appointments.appointment add column booking_id uuid;
create unique index appointment_booking_id_unique on appointments.appointment (company_id, booking_id) where booking_id is not null;
