-- Goods, and what comes with them: deposit, delivery, handling, the rest up to a minimum, a tip, a discount.
alter table orders.order_line
  drop constraint order_line_kind_check,
  drop constraint order_line_unit_cents_check,
  drop constraint order_line_quantity_check;
alter table orders.order_line
  add constraint order_line_kind_check check (kind in ('rental', 'extension', 'surcharge', 'item', 'deposit', 'delivery', 'handling',
    'minimum', 'tip', 'discount')),
  add constraint order_line_quantity_check check (quantity between 1 and 1000),
  -- A discount takes away, everything else adds.
  add constraint order_line_sign check (case when kind = 'discount' then unit_cents <= 0 else unit_cents >= 0 end);
comment on column orders.order_line.subject_id is 'The rental or the item it is about; of what is about the whole order, the order itself.';

-- An order costs what its lines cost, and a discount takes no more than what is sold at its rate of VAT.
create or replace function orders.check_total() returns trigger language plpgsql as $$
declare
  given orders.customer_order;
  sums record;
begin
  select o.* into given from orders.customer_order o
  where o.company_id = new.company_id and o.id = case when tg_table_name = 'customer_order' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(new) ->> 'order_id')::uuid end;
  select coalesce(sum(rate.cents), 0) as total, coalesce(min(rate.cents), 0) as least into sums
  from (select sum(l.total_cents) as cents from orders.order_line l
    where l.company_id = given.company_id and l.order_id = given.id group by l.vat_percent) rate;
  if given.total_cents <> sums.total then
    raise exception 'order % does not cost what its lines cost', given.number using errcode = 'check_violation', constraint = 'order_total_of_lines';
  end if;
  if sums.least < 0 then
    raise exception 'order % gives more away than it sells', given.number using errcode = 'check_violation', constraint = 'order_discount_within_rate';
  end if;
  return null;
end $$;

-- A business that buys: its name and VAT id stand on the invoice.
alter table orders.customer_order
  add column company text not null default '',
  add column vat_id  text not null default '' check (vat_id = '' or vat_id ~ '^[A-Z]{2}[0-9A-Z]{2,13}$');
