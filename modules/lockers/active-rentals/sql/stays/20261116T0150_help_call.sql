-- Somebody's things are behind a door that does not open: when they called for help.
create table stays.help_call (
  company_id uuid not null,
  id         uuid not null,
  rental_id  uuid not null,
  asked_at   timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, rental_id) references rentals.rental (company_id, id)
);
create index help_call_by_rental on stays.help_call (company_id, rental_id);
