-- Whether there is any time at which the place is open.
alter table locations.location add column has_hours boolean not null generated always as (
  coalesce((opening_hours ->> 'isAlwaysOpen')::boolean, false)
    or jsonb_path_exists(opening_hours, '$.weekly.*[*]')
    or jsonb_path_exists(opening_hours, '$.exceptions[*].intervals[*]')
) stored;

-- Whether anything of a location is sold; rules/on-sale.ts says the same, and what is missing.
create view locations.on_sale_view as
select l.company_id, l.id, l.price_group_id, l.is_active and l.has_hours and l.operator_email <> '' and c.is_complete as is_on_sale
from locations.location l
join companies.contract_party_view c on c.company_id = l.company_id;
