-- Since when a box is held, and from where: keyed, so that the table names nobody's address. Who holds without paying is counted by it.
alter table checkout.cart_item
  add column address_hash text not null default '',
  add column held_at timestamptz not null default '-infinity';
create index cart_item_by_address on checkout.cart_item (company_id, address_hash, held_at);
