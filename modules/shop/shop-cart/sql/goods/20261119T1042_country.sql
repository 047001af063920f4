-- Where a parcel goes to; everything that is brought stays in the country.
alter table goods.cart_handover add column country text not null default '' check (country ~ '^([A-Z]{2})?$');
