-- What rentals, their extensions and surcharges contribute to the revenue, by the date of the paper.
create view rentals.revenue_view as
select l.company_id, l.paper_id, l.issued_at, r.id as rental_id, r.location_id, r.lock_id, r.size_code, l.line_kind, l.paper_kind, l.cents
from orders.revenue_line_view l
join rentals.rental r on r.company_id = l.company_id and r.id = l.subject_id
where l.line_kind in ('rental', 'extension', 'surcharge');
