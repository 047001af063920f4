-- An appointment that is paid before it takes place.
alter table orders.order_line drop constraint order_line_kind_check;
alter table orders.order_line add constraint order_line_kind_check check (kind in ('rental', 'extension', 'surcharge', 'item', 'deposit',
  'delivery', 'handling', 'minimum', 'tip', 'discount', 'gift', 'appointment'));
