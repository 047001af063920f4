-- Since when customers waited for an answer, until when, and what they wrote first. `infinity`: they still wait. How long it was is known to
-- the second.
create view chat.waiting_view as
select c.company_id, c.id as conversation_id, w.since, w.until, c.order_company_id, c.order_id,
  coalesce((select m.text from chat.message m
    where m.company_id = c.company_id and m.conversation_id = c.id and m.side = 'customer' and m.at >= w.since - interval '1 second'
    order by m.seq limit 1), '') as text
from (
  select company_id, id as conversation_id, waiting_since as since, timestamptz 'infinity' as until
  from chat.conversation where waiting_since is not null
  union all
  select company_id, conversation_id, at - make_interval(secs => waited_seconds), at
  from chat.message where waited_seconds is not null
) w
join chat.conversation c on c.company_id = w.company_id and c.id = w.conversation_id
where c.kind = 'customer';
