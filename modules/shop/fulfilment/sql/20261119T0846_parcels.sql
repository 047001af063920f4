-- With what an order is sent: who carries it, and under which number.
create table fulfilment.parcel (
  company_id uuid not null,
  order_id   uuid not null,
  position   integer not null check (position > 0),
  carrier    text not null check (carrier in ('dhl', 'dpd', 'gls', 'hermes', 'ups', 'fedex', 'other')),
  number     text not null check (number <> ''),
  primary key (company_id, order_id, position),
  constraint parcel_fulfilment foreign key (company_id, order_id) references fulfilment.fulfilment (company_id, order_id),
  constraint parcel_number_once unique (company_id, order_id, carrier, number)
);
