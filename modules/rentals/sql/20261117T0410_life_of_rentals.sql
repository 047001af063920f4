-- What a renter was told by the clock alone. The same notice is told once, whoever comes to tell it twice.
create table rentals.told_notice (
  company_id uuid not null,
  rental_id  uuid not null,
  kind       text not null check (kind in ('reminder', 'end', 'overrun')),
  -- The moment it was for: a moved end makes it another notice.
  due_at     timestamptz not null,
  told_at    timestamptz not null,
  primary key (company_id, rental_id, kind, due_at),
  foreign key (company_id, rental_id) references rentals.rental (company_id, id)
);

-- Which rental an attempt to open was made with: the box may belong to another one when it ends.
create table rentals.opening (
  company_id uuid not null,
  attempt_id uuid not null,
  rental_id  uuid not null,
  way        text not null check (way in ('key', 'pin', 'staff')),
  -- Null while it is under way; then its step is written.
  ended_at   timestamptz,
  primary key (company_id, attempt_id),
  foreign key (company_id, rental_id) references rentals.rental (company_id, id)
);
create index opening_by_rental on rentals.opening (company_id, rental_id);

-- Tries at the terminals of a location pass one after the other; its wrong ones are counted.
create table rentals.pin_guard (
  company_id  uuid not null,
  location_id uuid not null,
  primary key (company_id, location_id),
  foreign key (company_id, location_id) references locations.location (company_id, id)
);
create table rentals.wrong_pin (
  company_id  uuid not null,
  id          uuid not null,
  location_id uuid not null,
  terminal_id uuid not null,
  at          timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, location_id) references rentals.pin_guard (company_id, location_id)
);
create index wrong_pin_by_time on rentals.wrong_pin (company_id, location_id, at);

-- What a paid line of an order did to its rental: once, however often the payment is told. Where it could do nothing, its money went back.
create table rentals.applied_line (
  company_id  uuid not null,
  order_id    uuid not null,
  position    integer not null,
  rental_id   uuid not null,
  at          timestamptz not null,
  is_refunded boolean not null,
  primary key (company_id, order_id, position),
  foreign key (company_id, rental_id) references rentals.rental (company_id, id),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id)
);
create index applied_line_by_rental on rentals.applied_line (company_id, rental_id);
