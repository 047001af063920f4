create schema goods;

-- Something to be handed over that lies in a cart: an item, the variant and the extras that were chosen. A changed choice is another line.
create table goods.cart_line (
  company_id  uuid not null,
  cart_id     uuid not null,
  id          uuid not null,
  item_id     uuid not null,
  variant_id  uuid,
  -- [{extraId, quantity}], in the order of their ids: the same choice looks the same.
  extras      jsonb not null default '[]',
  quantity    integer not null,
  note        text not null default '' check (length(note) <= 200),
  -- What one cost when the customer last agreed: another price is said before anything goes on.
  seen_cents  integer not null check (seen_cents >= 0),
  added_at    timestamptz not null,
  primary key (company_id, id),
  constraint cart_line_quantity check (quantity between 1 and 99),
  foreign key (company_id, cart_id) references checkout.cart (company_id, id) on delete cascade
);
create unique index cart_line_choice on goods.cart_line (company_id, cart_id, item_id, coalesce(variant_id, item_id), extras, note);
create index cart_line_by_cart on goods.cart_line (company_id, cart_id, added_at, id);

-- How the goods of a cart are to come to the customer.
create table goods.cart_handover (
  company_id   uuid not null,
  cart_id      uuid not null,
  type         text check (type in ('delivery', 'pickup', 'shipment', 'totable', 'box')),
  postcode     text not null default '',
  street       text not null default '',
  addition     text not null default '',
  city         text not null default '',
  -- Null: as soon as possible.
  wished_at    timestamptz,
  note         text not null default '',
  invoice_to   jsonb,
  -- The table whose code was scanned, as it is called.
  table_name   text not null default '',
  tip_kind     text not null default 'none' check (tip_kind in ('none', 'percent', 'cents', 'round_up')),
  tip_value    integer not null default 0 check (tip_value >= 0),
  voucher_code text not null default '',
  -- Who filled it, where somebody is signed in: what lies in another browser can be brought here.
  customer_id  uuid,
  touched_at   timestamptz not null,
  primary key (company_id, cart_id),
  foreign key (company_id, cart_id) references checkout.cart (company_id, id) on delete cascade
);
create index cart_handover_by_customer on goods.cart_handover (company_id, customer_id) where customer_id is not null;

-- What an order has taken out of stock: given back once, when it is cancelled.
create table goods.taken (
  company_id    uuid not null,
  order_id      uuid not null,
  -- [{itemId, variantId, quantity}]
  pieces        jsonb not null,
  taken_at      timestamptz not null,
  given_back_at timestamptz,
  primary key (company_id, order_id),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id)
);
