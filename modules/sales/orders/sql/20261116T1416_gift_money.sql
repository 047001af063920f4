-- What went back to a gift voucher, and when: by a refund, or with an order that was given up before the rest was paid.
create table orders.gift_refund (
  company_id uuid not null,
  -- The order itself where there was nothing else to give back.
  refund_id  uuid not null,
  order_id   uuid not null,
  cents      integer not null check (cents > 0),
  at         timestamptz not null,
  primary key (company_id, refund_id),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id)
);
create index gift_refund_by_time on orders.gift_refund (company_id, at);

insert into orders.gift_refund (company_id, refund_id, order_id, cents, at)
select r.company_id, r.refund_id, r.order_id, r.amount_cents, r.at
from orders.order_refund r join orders.customer_order o on o.company_id = r.company_id and o.id = r.order_id
where o.gift_back_cents > 0 and r.state = 'succeeded'
  and not exists (select from payments.refund_view p where p.company_id = r.company_id and p.id = r.refund_id);
insert into orders.gift_refund (company_id, refund_id, order_id, cents, at)
select o.company_id, o.id, o.id, o.gift_back_cents - coalesce(sum(g.cents), 0), coalesce(o.cancelled_at, o.placed_at)
from orders.customer_order o left join orders.gift_refund g on g.company_id = o.company_id and g.order_id = o.id
where o.gift_back_cents > 0
group by o.company_id, o.id having o.gift_back_cents > coalesce(sum(g.cents), 0);

-- A gift voucher is redeemed in the books with the invoice it pays: an order that never had one never touched them.
create view orders.gift_money_view as
select i.company_id, i.order_id, false as is_back, o.gift_cents as cents, i.issued_at as at
from orders.invoice i join orders.customer_order o on o.company_id = i.company_id and o.id = i.order_id
where i.kind = 'invoice' and o.gift_cents > 0
union all
select g.company_id, g.order_id, true, g.cents, g.at from orders.gift_refund g
where exists (select from orders.invoice i where i.company_id = g.company_id and i.order_id = g.order_id and i.kind = 'invoice');
