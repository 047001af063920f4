drop index customers.customer_email_unique;
alter index customers.customer_email_once rename to customer_email_unique;

-- By the number they call from.
create view customers.customer_number_view as
select company_id, id, email, first_name, last_name, phone, blocked_at,
  regexp_replace(regexp_replace(phone, '^\s*(\+|00)49\s*(\(0\))?', '0'), '\D', '', 'g') as dialled
from customers.customer where erased_at is null and phone <> '';
