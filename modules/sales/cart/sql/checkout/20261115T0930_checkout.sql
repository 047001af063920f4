create schema checkout;

-- What a visitor of a site is about to pay: boxes that are held for them, or the extension or extra payment of one rental.
create table checkout.cart (
  company_id     uuid not null,
  id             uuid not null,
  token_hash     text not null,
  kind           text not null check (kind in ('booking', 'extension', 'surcharge')),
  -- The contract party of everything in it; null while there is nothing.
  party_id       uuid,
  -- Of an extension or a surcharge: which rental, the key its page is found with, and the end that is wished for.
  rental_id      uuid,
  key_sealed     text,
  extends_to     timestamptz,
  contact        jsonb not null default '{}',
  payment_option text,
  created_at     timestamptz not null,
  touched_at     timestamptz not null,
  -- A cart is placed once; the order is the contract party's.
  placed_at      timestamptz,
  order_id       uuid,
  primary key (company_id, id),
  constraint cart_placed check ((placed_at is null) = (order_id is null)),
  constraint cart_about_rental check ((kind = 'booking') = (rental_id is null)),
  constraint cart_extension check ((kind = 'extension') = (extends_to is not null))
);
create unique index cart_token on checkout.cart (company_id, token_hash);
create index cart_by_touch on checkout.cart (company_id, touched_at);

-- A box that was chosen. Its hold may run out; what was wished for stays, so that it can be held again.
create table checkout.cart_item (
  company_id       uuid not null,
  cart_id          uuid not null,
  id               uuid not null,
  rental_id        uuid not null,
  location_id      uuid not null,
  size_code        text not null,
  -- The very box, chosen by the sticker on it.
  lock_id          uuid,
  -- Null: now.
  starts_at        timestamptz,
  duration_minutes integer not null check (duration_minutes > 0),
  added_at         timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, cart_id) references checkout.cart (company_id, id) on delete cascade
);
create index cart_item_by_cart on checkout.cart_item (company_id, cart_id, added_at, id);
