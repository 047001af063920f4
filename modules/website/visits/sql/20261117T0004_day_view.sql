-- How many came on which day.
create view visits.day_view as
select company_id, on_day, visitors, views from visits.day_count where kind = 'site';
