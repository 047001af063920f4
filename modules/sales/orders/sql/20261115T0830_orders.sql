create schema orders;

-- An order belongs to the contract party, its customer to the network.
create table orders.customer_order (
  company_id           uuid not null,
  id                   uuid not null,
  -- The secret in the address of the customer's page: at least 128 random bits.
  order_hash           text not null check (length(order_hash) >= 22),
  -- What people read to each other.
  number               text not null check (number ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  network_id           uuid not null,
  customer_id          uuid not null,
  -- As they were when it was placed.
  first_name           text not null,
  last_name            text not null,
  email                text not null,
  phone                text not null default '',
  street               text not null default '',
  postcode             text not null default '',
  city                 text not null default '',
  country              text not null default '',
  language             text not null,
  status               text not null default 'new' check (status in ('new', 'approved', 'process', 'finished', 'return', 'canceled')),
  payment_state        text not null default 'open'
    check (payment_state in ('open', 'pending', 'paid', 'failed', 'refunded', 'partly_refunded')),
  -- The payment that paid it; whatever else comes in goes back.
  payment_id           uuid,
  total_cents          integer not null check (total_cents >= 0),
  vat_cents            integer not null check (vat_cents between 0 and total_cents),
  paid_cents           integer not null default 0 check (paid_cents >= 0),
  -- On its way back, and back.
  refund_pending_cents integer not null default 0 check (refund_pending_cents >= 0),
  refunded_cents       integer not null default 0 check (refunded_cents >= 0),
  -- Which versions of the terms were accepted, and when.
  accepted             jsonb not null,
  -- Where it was placed: the site that its links lead to.
  site_company_id      uuid not null references companies.company (id),
  -- The titles of its lines, for lists and for searching.
  summary              text not null,
  note                 text not null default '',
  placed_at            timestamptz not null,
  paid_at              timestamptz,
  cancelled_at         timestamptz,
  cancel_reason        text not null default '',
  -- The customer's data were blanked.
  erased_at            timestamptz,
  search_text          text generated always as (lower(number || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || summary)) stored,
  version              integer not null default 1,
  primary key (company_id, id),
  constraint order_hash_unique unique (company_id, order_hash),
  constraint order_number_unique unique (company_id, number),
  constraint order_customer foreign key (network_id, customer_id) references customers.customer (company_id, id),
  constraint order_paid check ((paid_at is not null) = (payment_state in ('paid', 'refunded', 'partly_refunded'))),
  -- What costs nothing is paid without a payment.
  constraint order_paid_by check ((payment_id is not null) = (paid_at is not null and total_cents > 0)),
  constraint order_refund_within_payment check (refunded_cents <= paid_cents)
);
create index order_by_time on orders.customer_order (company_id, placed_at desc, id desc);
create index order_by_status on orders.customer_order (company_id, status, placed_at desc, id desc);
create index order_by_customer on orders.customer_order (company_id, network_id, customer_id, placed_at desc);
create index order_search on orders.customer_order using gin (company_id, search_text gin_trgm_ops);
create index order_unpaid on orders.customer_order (company_id, placed_at) where status = 'new' and paid_at is null;

create table orders.order_line (
  company_id  uuid not null,
  order_id    uuid not null,
  position    integer not null check (position > 0),
  kind        text not null check (kind in ('rental', 'extension', 'surcharge')),
  -- The rental it is about; upstream modules are not known here.
  subject_id  uuid not null,
  title       text not null,
  detail      text not null default '',
  quantity    integer not null check (quantity > 0),
  unit_cents  integer not null check (unit_cents >= 0),
  vat_percent integer not null check (vat_percent between 0 and 99),
  total_cents integer not null,
  data        jsonb not null default '{}',
  primary key (company_id, order_id, position),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id),
  constraint order_line_total check (total_cents = quantity * unit_cents)
);
create index order_line_by_subject on orders.order_line (company_id, subject_id);

-- An order costs what its lines cost: looked at when the transaction ends.
create function orders.check_total() returns trigger language plpgsql as $$
declare
  given orders.customer_order;
begin
  select o.* into given from orders.customer_order o
  where o.company_id = new.company_id and o.id = case when tg_table_name = 'customer_order' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(new) ->> 'order_id')::uuid end;
  if given.total_cents <> (select coalesce(sum(l.total_cents), 0) from orders.order_line l where l.company_id = given.company_id and l.order_id = given.id) then
    raise exception 'order % does not cost what its lines cost', given.number using errcode = 'check_violation', constraint = 'order_total_of_lines';
  end if;
  return null;
end $$;
create constraint trigger order_total_of_lines after insert or update of total_cents on orders.customer_order
  deferrable initially deferred for each row execute function orders.check_total();
create constraint trigger order_line_in_total after insert or update on orders.order_line
  deferrable initially deferred for each row execute function orders.check_total();

-- What happened to an order, in the order it happened.
create table orders.order_step (
  company_id  uuid not null,
  id          uuid not null,
  order_id    uuid not null,
  at          timestamptz not null,
  kind        text not null,
  person_kind text not null check (person_kind in ('customer', 'staff', 'house')),
  person_name text not null default '',
  data        jsonb not null default '{}',
  primary key (company_id, id),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id)
);
create index order_step_by_order on orders.order_step (company_id, order_id, at, id);

-- What is to go back, and what came of it. One that is told twice counts once.
create table orders.order_refund (
  company_id   uuid not null,
  -- As payments calls it.
  refund_id    uuid not null,
  order_id     uuid not null,
  amount_cents integer not null check (amount_cents > 0),
  reason       text not null,
  state        text not null check (state in ('requested', 'succeeded', 'failed')),
  at           timestamptz not null,
  primary key (company_id, refund_id),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id)
);
create index order_refund_by_order on orders.order_refund (company_id, order_id);

-- The last number given in a year: locked by whoever takes the next, and rolled back with them, so that there is no gap.
create table orders.invoice_counter (
  company_id uuid not null,
  year       integer not null,
  last       integer not null check (last > 0),
  primary key (company_id, year)
);

create table orders.invoice (
  company_id  uuid not null,
  id          uuid not null,
  order_id    uuid not null,
  -- `credit` takes back (a part of) an invoice; its amounts are negative.
  kind        text not null check (kind in ('invoice', 'credit')),
  year        integer not null,
  sequence    integer not null check (sequence > 0),
  number      text not null,
  issued_at   timestamptz not null,
  net_cents   integer not null,
  vat_cents   integer not null,
  gross_cents integer not null,
  -- Every word that is printed: it looks the same in ten years.
  document    jsonb not null,
  refund_id   uuid,
  primary key (company_id, id),
  foreign key (company_id, order_id) references orders.customer_order (company_id, id),
  constraint invoice_sequence_unique unique (company_id, year, sequence),
  constraint invoice_number_unique unique (company_id, number),
  constraint invoice_sum check (net_cents + vat_cents = gross_cents),
  constraint invoice_sign check ((kind = 'credit') = (gross_cents < 0) or gross_cents = 0),
  constraint invoice_refund check ((kind = 'credit') = (refund_id is not null))
);
create unique index invoice_once on orders.invoice (company_id, order_id) where kind = 'invoice';
create unique index invoice_once_per_refund on orders.invoice (company_id, refund_id) where kind = 'credit';
create index invoice_by_order on orders.invoice (company_id, order_id, sequence);
create index invoice_by_time on orders.invoice (company_id, issued_at) include (gross_cents);

create view orders.order_view as
select company_id, id, number, network_id, customer_id, first_name, last_name, email, status, payment_state, total_cents, refunded_cents, placed_at, paid_at
from orders.customer_order;
