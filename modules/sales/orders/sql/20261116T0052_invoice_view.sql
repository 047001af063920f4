-- Which order an invoice belongs to, for whoever looks for it by its number.
create view orders.invoice_view as select company_id, id, order_id, kind, number, issued_at from orders.invoice;
