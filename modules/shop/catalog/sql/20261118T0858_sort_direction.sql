-- A rule sorts the items of a category in one direction or the other; by hand there is one order alone.
alter table catalog.category
  add column sort_dir text not null default 'asc' check (sort_dir in ('asc', 'desc')),
  add constraint category_sort_dir check (sort_rule <> 'hand' or sort_dir = 'asc');

create or replace view catalog.category_view as
select company_id, id, name, description, availability, position, is_archived, sort_dir from catalog.category;
