-- A customer who turned out to be another one: the row stays as a pointer, so that old links lead to the one that was kept.
alter table customers.customer add column merged_into uuid;
alter table customers.customer add constraint customer_merged_into foreign key (company_id, merged_into) references customers.customer (company_id, id);
alter table customers.customer add constraint customer_merged_is_gone check (merged_into is null or erased_at is not null);
create index customer_by_merged_into on customers.customer (company_id, merged_into) where merged_into is not null;

-- Addresses of merged customers: what other modules keep by address is found by them, and whoever orders with one is the customer that was kept.
create table customers.former_email (
  company_id  uuid not null,
  email       text not null check (email <> ''),
  customer_id uuid not null,
  merged_id   uuid not null,
  since       timestamptz not null,
  primary key (company_id, email),
  foreign key (company_id, customer_id) references customers.customer (company_id, id)
);
create index former_email_of on customers.former_email (company_id, customer_id);

-- All addresses a customer is known by, the present one and those of merged customers.
create view customers.known_email_view as
select company_id, id as customer_id, email from customers.customer where erased_at is null and email <> ''
union all
select company_id, customer_id, email from customers.former_email;
