-- What a company sorts its customers by, in its own words.
create table customers.tag (
  company_id uuid not null,
  id         uuid not null,
  name       text not null check (name <> ''),
  colour     text not null check (colour in ('red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'gray')),
  created_at timestamptz not null,
  primary key (company_id, id)
);
create unique index tag_name_unique on customers.tag (company_id, lower(name));

create table customers.customer_tag (
  company_id  uuid not null,
  tag_id      uuid not null,
  customer_id uuid not null,
  at          timestamptz not null,
  primary key (company_id, customer_id, tag_id),
  foreign key (company_id, tag_id) references customers.tag (company_id, id) on delete cascade,
  foreign key (company_id, customer_id) references customers.customer (company_id, id)
);
create index customer_tag_by_tag on customers.customer_tag (company_id, tag_id, customer_id);
