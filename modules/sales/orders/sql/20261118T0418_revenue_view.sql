-- Revenue has one definition (docs/decisions/0151-one-revenue.md): invoices less corrections, by their date, without sold gift vouchers.
create view orders.revenue_view as
select p.company_id, p.id, p.order_id, p.kind, p.number, p.issued_at, p.net_cents, p.vat_cents, p.gross_cents, p.shares
from orders.invoice p
where not exists (
  select from orders.order_line l where l.company_id = p.company_id and l.order_id = p.order_id and l.kind = 'gift');

-- The gross of each paper split over the lines of its order in proportion to their price, to the cent. Discounts reduce the other lines. The small
-- constant lets lines that cost nothing share a paper, so that an order corrected down to zero keeps its invoice and its correction.
create view orders.revenue_line_view as
select company_id, paper_id, paper_kind, order_id, issued_at, line_kind, subject_id,
  (round(gross_cents * reached / total) - round(gross_cents * (reached - weight) / total))::integer as cents
from (
  select p.company_id, p.id as paper_id, p.kind as paper_kind, p.order_id, p.issued_at, p.gross_cents, l.kind as line_kind, l.subject_id, w.weight,
    sum(w.weight) over (partition by p.company_id, p.issued_at, p.id order by l.position) as reached,
    sum(w.weight) over (partition by p.company_id, p.issued_at, p.id) as total
  from orders.revenue_view p
  join orders.order_line l on l.company_id = p.company_id and l.order_id = p.order_id and l.kind <> 'discount'
  cross join lateral (select greatest(l.total_cents, 0)::numeric + 0.0001 as weight) as w
) as shared;
