create schema fulfilment;

-- How an order of goods is handed over. It belongs to the company that sells, as the order does.
create table fulfilment.fulfilment (
  company_id          uuid not null,
  order_id            uuid not null,
  type                text not null check (type in ('delivery', 'pickup', 'shipment', 'totable', 'box')),
  state               text not null
    check (state in ('waiting', 'new', 'accepted', 'making', 'ready', 'on_way', 'done', 'refused', 'cancelled')),
  state_since         timestamptz not null,
  added_at            timestamptz not null,
  -- When the shop got to see it: at once, or when it was paid.
  arrived_at          timestamptz,
  -- Null: as soon as possible.
  wished_at           timestamptz,
  slot_from           timestamptz,
  slot_to             timestamptz,
  preparation_minutes integer not null check (preparation_minutes between 0 and 100000),
  -- What the customer was told, as it stands now.
  promised_at         timestamptz,
  -- Where it goes; empty where it is fetched.
  address             jsonb,
  table_name          text not null default '',
  note                text not null default '',
  version             integer not null default 1,
  primary key (company_id, order_id),
  constraint fulfilment_order foreign key (company_id, order_id) references orders.customer_order (company_id, id),
  constraint fulfilment_slot check ((slot_from is null) = (slot_to is null) and slot_from < slot_to),
  constraint fulfilment_arrived check (state in ('waiting', 'cancelled') or arrived_at is not null),
  constraint fulfilment_promised check (state not in ('accepted', 'making', 'ready', 'on_way') or promised_at is not null),
  constraint fulfilment_on_way check (state <> 'on_way' or type in ('delivery', 'shipment'))
);
-- What a kitchen has to do, the oldest first.
create index fulfilment_open on fulfilment.fulfilment (company_id, arrived_at)
  where state in ('new', 'accepted', 'making', 'ready', 'on_way');
create index fulfilment_done on fulfilment.fulfilment (company_id, state_since desc) where state in ('done', 'refused', 'cancelled');

-- What happened to it. The id of a tap is that of its step: one that arrives twice is done once.
create table fulfilment.step (
  company_id  uuid not null,
  id          uuid not null,
  order_id    uuid not null,
  at          timestamptz not null,
  kind        text not null check (kind in ('added', 'moved', 'promised', 'mailed', 'payment_failed', 'refunded')),
  person_kind text not null check (person_kind in ('customer', 'staff', 'house')),
  person_name text not null default '',
  data        jsonb not null default '{}',
  primary key (company_id, id),
  foreign key (company_id, order_id) references fulfilment.fulfilment (company_id, order_id)
);
create index step_by_order on fulfilment.step (company_id, order_id, at, id);
-- Each mail once, however often somebody goes back and forth.
create unique index step_mailed_once on fulfilment.step (company_id, order_id, (data ->> 'mail')) where kind = 'mailed';

create view fulfilment.fulfilment_view as
select company_id, order_id, type, state, state_since, arrived_at, wished_at, promised_at from fulfilment.fulfilment;
