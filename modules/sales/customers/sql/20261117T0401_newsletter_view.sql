-- Who may be written to, and what they are found by, for whoever writes to many.
create view customers.newsletter_view as
select company_id, id, email, first_name, last_name, language, blocked_at, newsletter, newsletter_confirmed_at, last_seen_at, search_text
from customers.customer where erased_at is null;
create index customer_newsletter on customers.customer (company_id, id) where newsletter = 'confirmed' and erased_at is null;
