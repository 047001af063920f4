-- What was sold, in small letters, in the words staff read: a search finds what is seen, whatever language the customer spoke.
alter table orders.customer_order add column staff_words text not null default '';
update orders.customer_order o set staff_words = titles.words
from (
  select company_id, order_id, lower(string_agg(distinct said.value ->> 'title', ' ')) as words
  from orders.order_line cross join jsonb_each(data -> 'staff') as said
  where jsonb_typeof(data -> 'staff') = 'object' and said.value ->> 'title' is not null
  group by company_id, order_id
) as titles
where titles.company_id = o.company_id and titles.order_id = o.id;
