-- Which opening was whose.
create view stays.opening_view as select company_id, attempt_id, rental_id, way, ended_at from stays.opening;
