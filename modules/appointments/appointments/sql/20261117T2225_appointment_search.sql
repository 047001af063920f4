-- without a transaction
-- Who comes to what, for whoever looks for it by a few words.
drop index concurrently if exists appointments.appointment_search;
create index concurrently appointment_search on appointments.appointment
  using gin (company_id, lower(name || ' ' || email || ' ' || phone || ' ' || (service_name ->> 'de')) gin_trgm_ops);
