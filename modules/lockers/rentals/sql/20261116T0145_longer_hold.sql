-- Somebody is about to pay for more time in a box they have: until then it is kept for them, as a box in a cart is. The rental's
-- `blocked_until` covers the time, so that nobody else can have it; when the hold ends unpaid it goes back to where it was.
create table rentals.longer_hold (
  company_id uuid not null,
  rental_id  uuid not null,
  cart_id    uuid not null,
  order_id   uuid,
  ends_at    timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, rental_id),
  foreign key (company_id, rental_id) references rentals.rental (company_id, id),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id)
);
create index longer_hold_by_order on rentals.longer_hold (company_id, order_id) where order_id is not null;
