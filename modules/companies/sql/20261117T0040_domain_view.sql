-- Which hosts lead to which company, for the module that answers under them.
create view companies.domain_view as
select company_id, id, host, state, is_demo, created_at from companies.domain;
