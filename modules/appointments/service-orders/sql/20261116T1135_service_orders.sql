create schema service_orders;

-- When a service of an order is done, how long it takes, and by whom.
create table service_orders.appointment (
  company_id uuid not null,
  order_id   uuid not null,
  -- The line of the order.
  position   integer not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  -- Null: nobody yet.
  staff_id   uuid,
  primary key (company_id, order_id, position),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id),
  constraint appointment_span check (starts_at < ends_at),
  -- Nobody is in two places.
  constraint appointment_staff_free exclude using gist (company_id with =, staff_id with =, tstzrange(starts_at, ends_at) with &&)
    where (staff_id is not null)
);
create index appointment_by_time on service_orders.appointment (company_id, starts_at);
