-- A gift voucher that is to pay for this cart. Its code is not kept.
alter table goods.cart_handover add column gift_id uuid;
