-- Which modules have put their part into the demo companies.
create table kit.demo_part (
  module    text primary key,
  filled_at timestamptz not null
);
-- Where the demo is older than this table, the modules of then have done so.
insert into kit.demo_part (module, filled_at)
select module, at from kit.first_start cross join unnest(array['companies', 'people']) as module where with_demo;
