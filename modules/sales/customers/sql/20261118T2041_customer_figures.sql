-- What the list says of a customer, counted by the modules above (docs/decisions/0176-figures-of-customers.md). One row for whoever sees them: the
-- network, with the figures of all its companies, and each company that has dealt with them, with its own.
create table customers.customer_figure (
  company_id      uuid not null,
  viewer_id       uuid not null,
  customer_id     uuid not null,
  orders          integer not null default 0,
  rentals         integer not null default 0,
  appointments    integer not null default 0,
  -- Revenue (decision 0151): invoices less corrections, gross.
  spent_cents     bigint not null default 0,
  -- Ordered, not cancelled and not paid.
  open_cents      bigint not null default 0,
  last_contact_at timestamptz,
  -- Null until it is counted for the first time.
  counted_at      timestamptz,
  primary key (company_id, viewer_id, customer_id),
  foreign key (company_id, customer_id) references customers.customer (company_id, id) on delete cascade
);
create index customer_figure_by_customer on customers.customer_figure (company_id, customer_id);
create index customer_figure_by_spent on customers.customer_figure (company_id, viewer_id, spent_cents, customer_id);
create index customer_figure_by_open on customers.customer_figure (company_id, viewer_id, open_cents, customer_id);
create index customer_figure_by_contact on customers.customer_figure
  (company_id, viewer_id, coalesce(last_contact_at, '-infinity'::timestamptz), customer_id);
create index customer_figure_uncounted on customers.customer_figure (company_id, customer_id) where counted_at is null;

-- Every customer has a row for the network, and one for each company that deals with them: lists join it.
create function customers.add_network_figure() returns trigger language plpgsql as $$
begin
  insert into customers.customer_figure (company_id, viewer_id, customer_id) values (new.company_id, new.company_id, new.id)
  on conflict do nothing;
  return null;
end $$;
create trigger customer_has_figures after insert on customers.customer for each row execute function customers.add_network_figure();
create function customers.add_partner_figure() returns trigger language plpgsql as $$
begin
  insert into customers.customer_figure (company_id, viewer_id, customer_id) values (new.company_id, new.partner_id, new.customer_id)
  on conflict do nothing;
  return null;
end $$;
create trigger partner_has_figures after insert on customers.customer_company for each row execute function customers.add_partner_figure();

insert into customers.customer_figure (company_id, viewer_id, customer_id)
select company_id, company_id, id from customers.customer where erased_at is null
union
select p.company_id, p.partner_id, p.customer_id from customers.customer_company p
join customers.customer c on c.company_id = p.company_id and c.id = p.customer_id and c.erased_at is null;
