-- Which companies a company works with: itself and, for a franchisor, its franchisees; for statements of other modules that look for one record.
create view companies.sight_view as
select id as company_id, id as seen_by from companies.company
union all
select id, franchisor_id from companies.company where franchisor_id is not null;
