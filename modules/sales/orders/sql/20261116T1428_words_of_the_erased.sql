-- Whoever was erased before has left words and names in the lines of their orders.
update orders.order_line l set data = l.data - '{note,recipient,message}'::text[] #- '{staff,de,detail}' #- '{staff,en,detail}',
  detail = case when coalesce(l.data ->> 'note', '') = '' then l.detail else '' end
from orders.customer_order o
where o.company_id = l.company_id and o.id = l.order_id and o.erased_at is not null and l.data ?| '{note,recipient,message}';
