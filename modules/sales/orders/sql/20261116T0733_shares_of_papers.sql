-- What each rate of VAT has of a paper: lines may be corrected later, a paper never changes. Until now every paper had one rate.
alter table orders.invoice add column shares jsonb not null default '[]';
update orders.invoice i set shares = jsonb_build_array(jsonb_build_object(
  'vatPercent', (select l.vat_percent from orders.order_line l where l.company_id = i.company_id and l.order_id = i.order_id order by l.position limit 1),
  'netCents', i.net_cents, 'vatCents', i.vat_cents, 'grossCents', i.gross_cents));

create or replace view orders.invoice_view as
select company_id, id, order_id, kind, number, issued_at, net_cents, vat_cents, gross_cents, shares, refund_id from orders.invoice;

create view orders.line_view as select company_id, order_id, position, kind, vat_percent, total_cents from orders.order_line;

create or replace view orders.order_view as
select company_id, id, number, network_id, customer_id, first_name, last_name, email, status, payment_state, total_cents, refunded_cents, placed_at,
  paid_at, cancelled_at, later_option
from orders.customer_order;
create index order_by_cancellation on orders.customer_order (company_id, cancelled_at) where cancelled_at is not null;
