create schema vouchers;

-- A code that makes an order cheaper. It is a discount, never money: what it takes off is spread over the lines and their rates of VAT.
create table vouchers.coupon (
  company_id        uuid not null,
  id                uuid not null,
  -- As it is compared: upper case, no spaces.
  code              text not null check (code ~ '^[A-Z0-9ÄÖÜ-]{3,30}$'),
  -- As it stands in the cart and on the invoice.
  name              text not null check (name <> ''),
  kind              text not null check (kind in ('amount', 'percent', 'delivery', 'item')),
  amount_cents      integer not null default 0 check (amount_cents >= 0),
  percent           integer not null default 0 check (percent between 0 and 100),
  -- Of `item`: what is free.
  item_id           uuid,
  -- Empty: all of them.
  types             text[] not null default '{}',
  item_ids          uuid[] not null default '{}',
  category_ids      uuid[] not null default '{}',
  weekdays          text[] not null default '{}',
  minimum_cents     integer not null default 0 check (minimum_cents >= 0),
  -- First and last calendar day.
  from_on           date,
  until_on          date,
  -- Null: as often as anybody likes.
  most_uses         integer check (most_uses > 0),
  most_per_customer integer check (most_per_customer > 0),
  is_first_order    boolean not null default false,
  uses              integer not null default 0,
  stopped_at        timestamptz,
  created_at        timestamptz not null,
  version           integer not null default 1,
  primary key (company_id, id),
  constraint coupon_code_once unique (company_id, code),
  constraint coupon_worth check (case kind when 'amount' then amount_cents > 0 when 'percent' then percent > 0
    when 'item' then item_id is not null else true end),
  constraint coupon_period check (from_on <= until_on),
  -- The second net below the conditional update.
  constraint coupon_not_overused check (uses >= 0 and uses <= coalesce(most_uses, uses))
);

-- An order that was placed with a code; given back when it is cancelled.
create table vouchers.coupon_use (
  company_id    uuid not null,
  order_id      uuid not null,
  coupon_id     uuid not null,
  -- What it took off: goods, or the delivery.
  cost_cents    integer not null check (cost_cents >= 0),
  used_at       timestamptz not null,
  given_back_at timestamptz,
  primary key (company_id, order_id),
  foreign key (company_id, coupon_id) references vouchers.coupon (company_id, id),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id)
);
create index coupon_use_by_coupon on vouchers.coupon_use (company_id, coupon_id, used_at desc);
