create schema terminals;

-- Wrong PINs at the terminals of a location are counted.
create table terminals.wrong_pin (
  company_id  uuid not null,
  id          uuid not null,
  location_id uuid not null,
  terminal_id uuid not null,
  at          timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, location_id) references rentals.pin_guard (company_id, location_id)
);
create index wrong_pin_by_time on terminals.wrong_pin (company_id, location_id, at);
