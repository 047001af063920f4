-- A voucher that was sold: money of whoever has its code. Paying with it is a payment, never a discount.
create table vouchers.gift_voucher (
  company_id    uuid not null,
  id            uuid not null,
  -- A keyed hash to find it by, and the code itself sealed, to print it again.
  code_hash     text not null,
  code_sealed   text not null,
  ending        text not null,
  initial_cents integer not null check (initial_cents > 0),
  balance_cents integer not null,
  -- The order it was bought with.
  order_id      uuid not null,
  position      integer not null,
  recipient     text not null default '',
  message       text not null default '',
  issued_at     timestamptz not null,
  expires_on    date not null,
  blocked_at    timestamptz,
  primary key (company_id, id),
  constraint gift_code_once unique (company_id, code_hash),
  constraint gift_issued_once unique (company_id, order_id, position),
  constraint gift_balance check (balance_cents between 0 and initial_cents),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id)
);

-- Every cent that came onto a voucher or left it.
create table vouchers.gift_move (
  company_id uuid not null,
  id         uuid not null,
  gift_id    uuid not null,
  kind       text not null check (kind in ('issued', 'spent', 'given_back', 'taken_back')),
  cents      integer not null check (case when kind in ('issued', 'given_back') then cents > 0 else cents < 0 end),
  -- What it is for: an order, or a refund. Once for each.
  reference  uuid not null,
  order_id   uuid not null,
  at         timestamptz not null,
  primary key (company_id, id),
  constraint gift_move_once unique (company_id, gift_id, kind, reference),
  foreign key (company_id, gift_id) references vouchers.gift_voucher (company_id, id),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id)
);
create unique index gift_move_pays_once on vouchers.gift_move (company_id, order_id) where kind = 'spent';

-- What is left is what came less what went, looked at when the transaction ends.
create function vouchers.check_balance() returns trigger language plpgsql as $$
declare
  wanted uuid := case when tg_table_name = 'gift_voucher' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(new) ->> 'gift_id')::uuid end;
begin
  if exists (select from vouchers.gift_voucher g where g.company_id = new.company_id and g.id = wanted and g.balance_cents <>
    (select coalesce(sum(m.cents), 0) from vouchers.gift_move m where m.company_id = g.company_id and m.gift_id = g.id)) then
    raise exception 'a gift voucher has another balance than its moves' using errcode = 'check_violation', constraint = 'gift_balance_of_moves';
  end if;
  return null;
end $$;
create constraint trigger gift_balance_of_moves after insert or update of balance_cents on vouchers.gift_voucher
  deferrable initially deferred for each row execute function vouchers.check_balance();
create constraint trigger gift_move_of_balance after insert or update on vouchers.gift_move
  deferrable initially deferred for each row execute function vouchers.check_balance();
