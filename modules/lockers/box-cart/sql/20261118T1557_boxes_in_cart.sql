create schema box_cart;

-- A box that was chosen. Its hold may run out; what was wished for stays, so that it can be held again.
create table box_cart.item (
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
  -- Since when it is held, and from where: keyed, so that the table names nobody's address.
  address_hash     text not null default '',
  held_at          timestamptz not null default '-infinity',
  primary key (company_id, id),
  foreign key (company_id, cart_id) references checkout.cart (company_id, id) on delete cascade
);

insert into box_cart.item (company_id, cart_id, id, rental_id, location_id, size_code, lock_id, starts_at, duration_minutes, added_at, address_hash, held_at)
select company_id, cart_id, id, rental_id, location_id, size_code, lock_id, starts_at, duration_minutes, added_at, address_hash, held_at
from checkout.cart_item;

create index item_by_cart on box_cart.item (company_id, cart_id, added_at, id);
create index item_by_address on box_cart.item (company_id, address_hash, held_at);

-- Servers of the version before read and write the same rows through a view; it is dropped with the next release.
drop table checkout.cart_item;
create view checkout.cart_item as select * from box_cart.item;

-- What an extension or an extra payment in a cart is about: the rental, the key its page is found with, and the end that is wished for.
create table box_cart.rental_change (
  company_id uuid not null,
  cart_id    uuid not null,
  rental_id  uuid not null,
  key_sealed text not null,
  -- Null: an extra payment.
  extends_to timestamptz,
  primary key (company_id, cart_id),
  foreign key (company_id, cart_id) references checkout.cart (company_id, id) on delete cascade
);

insert into box_cart.rental_change (company_id, cart_id, rental_id, key_sealed, extends_to)
select company_id, id, rental_id, key_sealed, extends_to from checkout.cart where rental_id is not null and key_sealed is not null;
