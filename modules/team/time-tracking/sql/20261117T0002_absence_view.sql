-- For calendars: who is away when, and not why.
create view time_tracking.absence_view as
select company_id, id, user_id, user_name, from_on, until_on from time_tracking.absence;
