-- The cart keeps them now (checkout.cart): a code is for boxes, too.
update checkout.cart c set voucher_code = left(h.voucher_code, 40), gift_id = h.gift_id
from goods.cart_handover h
where c.company_id = h.company_id and c.id = h.cart_id and (h.voucher_code <> '' or h.gift_id is not null);

alter table goods.cart_handover drop column voucher_code, drop column gift_id;
