-- What other modules may read of a company in their own statements.
create view companies.company_view as
select c.id as company_id, c.code, c.name, c.kind, f.code as franchisor_company, c.default_language, c.second_factor_required, c.is_demo
from companies.company c
left join companies.company f on f.id = c.franchisor_id;
