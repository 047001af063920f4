-- A cart of new things holds boxes and goods. Which goods is known by the module that sells them; that there are any, here.
alter table checkout.cart add column has_goods boolean not null default false;

alter table checkout.cart drop constraint cart_kind_check, drop constraint cart_about_rental;
update checkout.cart set kind = 'purchase' where kind = 'booking';
alter table checkout.cart
  add constraint cart_kind_check check (kind in ('purchase', 'extension', 'surcharge')),
  add constraint cart_about_rental check ((kind = 'purchase') = (rental_id is null)),
  add constraint cart_goods_are_new check (kind = 'purchase' or not has_goods);

create view checkout.cart_view as
select company_id, id, party_id, placed_at is not null as is_placed from checkout.cart;
