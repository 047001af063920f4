-- For calendars: when a service of an order is done, and by whom.
create view service_orders.appointment_view as
select company_id, order_id, position, starts_at, ends_at, staff_id from service_orders.appointment;
