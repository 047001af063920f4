-- A coupon and a gift voucher are for all that lies in a cart, boxes and goods. The code of a gift voucher is not kept.
alter table checkout.cart
  add column voucher_code text not null default '' check (length(voucher_code) <= 40),
  add column gift_id uuid;
