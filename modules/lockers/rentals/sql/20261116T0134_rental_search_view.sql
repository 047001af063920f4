-- What a rental is found by, for whoever looks for a few words among all of them.
create view rentals.rental_search_view as
select company_id, id, lower(customer_name || ' ' || order_number) as search_text from rentals.rental;
