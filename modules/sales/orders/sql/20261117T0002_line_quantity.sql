-- How many of it.
create or replace view orders.line_view as
select company_id, order_id, position, kind, vat_percent, total_cents, subject_id, quantity from orders.order_line;
