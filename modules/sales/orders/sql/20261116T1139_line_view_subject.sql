-- What a line is of, for modules that look for their own.
create or replace view orders.line_view as
select company_id, order_id, position, kind, vat_percent, total_cents, subject_id from orders.order_line;
