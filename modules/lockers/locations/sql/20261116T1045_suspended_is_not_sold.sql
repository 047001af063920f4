-- A suspended company sells nothing, on nobody's site; rules/on-sale.ts says the same.
create or replace view locations.on_sale_view as
select l.company_id, l.id, l.price_group_id,
  l.is_active and l.has_hours and l.operator_email <> '' and c.is_complete and v.suspended_at is null as is_on_sale
from locations.location l
join companies.contract_party_view c on c.company_id = l.company_id
join companies.company_view v on v.company_id = l.company_id;
