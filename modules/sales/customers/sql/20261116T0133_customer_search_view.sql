-- What a customer is found by, for modules that look for what belongs to them.
create view customers.customer_search_view as
select company_id, id, email, search_text from customers.customer where erased_at is null;
