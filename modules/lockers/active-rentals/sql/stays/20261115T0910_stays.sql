create schema stays;

-- What was written to a renter by the clock alone. The same notice is sent once, whoever comes to send it twice.
create table stays.sent_notice (
  company_id uuid not null,
  rental_id  uuid not null,
  kind       text not null check (kind in ('reminder', 'end', 'overrun')),
  -- The moment it was for: a moved end makes it another notice.
  due_at     timestamptz not null,
  sent_at    timestamptz not null,
  primary key (company_id, rental_id, kind, due_at),
  foreign key (company_id, rental_id) references rentals.rental (company_id, id)
);

-- Which rental an attempt to open was made with: the box may belong to another one when it ends.
create table stays.opening (
  company_id uuid not null,
  attempt_id uuid not null,
  rental_id  uuid not null,
  way        text not null check (way in ('key', 'pin', 'staff')),
  -- Null while it is under way; then its step is written.
  ended_at   timestamptz,
  primary key (company_id, attempt_id),
  foreign key (company_id, rental_id) references rentals.rental (company_id, id)
);
create index opening_by_rental on stays.opening (company_id, rental_id);

-- Wrong PINs at the terminals of a location are counted.
create table stays.wrong_pin (
  company_id  uuid not null,
  id          uuid not null,
  location_id uuid not null,
  terminal_id uuid not null,
  at          timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, location_id) references rentals.pin_guard (company_id, location_id)
);
create index wrong_pin_by_time on stays.wrong_pin (company_id, location_id, at);
