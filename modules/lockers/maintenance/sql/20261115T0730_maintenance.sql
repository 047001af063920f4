create schema maintenance;

-- When the locks of a location were kept warm last.
create table maintenance.keep_warm (
  company_id  uuid not null,
  location_id uuid not null,
  last_at     timestamptz not null,
  primary key (company_id, location_id),
  foreign key (company_id, location_id) references locations.location (company_id, id)
);
