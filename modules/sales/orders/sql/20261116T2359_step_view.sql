-- When orders got which status, for whoever works on it.
create view orders.step_view as
select company_id, id, order_id, at, case kind when 'cancelled' then 'canceled' else data ->> 'to' end as status
from orders.order_step where kind in ('status', 'cancelled');
