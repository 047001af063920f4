-- Which providers have a line in a cart; null where the version before wrote it, which says the same by kind and has_goods.
-- What only boxes, an extension or an extra payment have is kept by the module that sells them (schema box_cart).
-- rental_id, key_sealed, extends_to and has_goods are read by the version before, and dropped with the next release.
alter table checkout.cart
  add column line_kinds text[],
  drop constraint cart_about_rental,
  drop constraint cart_extension,
  drop constraint cart_goods_are_new;
