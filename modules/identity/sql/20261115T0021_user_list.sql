-- What the list of users is searched, sorted and counted by.

-- Spelled the way lists of names are sorted in Germany (DIN 5007-2): Müller stands and is found with Mueller, case and accents do not
-- matter. The same on every database, whatever its locale.
create function identity.folded(value text) returns text language sql immutable strict parallel safe
return lower(translate(
  replace(replace(replace(replace(replace(replace(replace(value, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue'),
  'áàâãåéèêëíìîïıóòôõøúùûýÿçćčñńşšśğžźżłđÁÀÂÃÅÉÈÊËÍÌÎÏİÓÒÔÕØÚÙÛÝÇĆČÑŃŞŠŚĞŽŹŻŁĐ',
  'aaaaaeeeeiiiiiooooouuuyycccnnsssgzzzldaaaaaeeeeiiiiiooooouuuycccnnsssgzzzld'));

drop index identity.user_by_name;
drop index identity.user_by_roles;
alter table identity.user drop column search_text;
alter table identity.user
  add column search_text text not null collate "C"
    generated always as (identity.folded(first_name || ' ' || last_name || ' ' || email)) stored,
  add column sort_name text not null collate "C"
    generated always as (identity.folded(last_name || ', ' || first_name)) stored;

create index user_by_name on identity.user (company_id, sort_name, id);
create index user_by_email on identity.user (company_id, email, id);
-- Who never signed in stands with those whose last sign-in is longest ago.
create index user_by_sign_in on identity.user (company_id, last_sign_in_at nulls first, id);
create index user_by_creation on identity.user (company_id, created_at, id);
create index user_administrators on identity.user (company_id, id) where state = 'active' and roles @> array['administrator'];

-- How many users a company has: a page must not count them all.
create table identity.user_count (
  company_id  uuid primary key references companies.company (id),
  active      integer not null check (active >= 0),
  deactivated integer not null check (deactivated >= 0)
);

create function identity.count_added_users() returns trigger language plpgsql as $$
begin
  insert into identity.user_count as known (company_id, active, deactivated)
  select company_id, count(*) filter (where state = 'active'), count(*) filter (where state = 'deactivated') from added group by company_id
  on conflict (company_id) do update set active = known.active + excluded.active, deactivated = known.deactivated + excluded.deactivated;
  return null;
end $$;

create function identity.count_removed_users() returns trigger language plpgsql as $$
begin
  update identity.user_count known set active = known.active - gone.active, deactivated = known.deactivated - gone.deactivated
  from (
    select company_id, count(*) filter (where state = 'active') as active, count(*) filter (where state = 'deactivated') as deactivated
    from removed group by company_id
  ) gone
  where known.company_id = gone.company_id;
  return null;
end $$;

create function identity.count_moved_users() returns trigger language plpgsql as $$
begin
  update identity.user_count known set active = known.active + moved.into_active, deactivated = known.deactivated - moved.into_active
  from (
    select company_id, sum(case when added.state = 'active' then 1 else -1 end) as into_active
    from added join removed using (company_id, id) where added.state <> removed.state group by company_id
  ) moved
  where known.company_id = moved.company_id;
  return null;
end $$;

create trigger count_added after insert on identity.user
  referencing new table as added for each statement execute function identity.count_added_users();
create trigger count_removed after delete on identity.user
  referencing old table as removed for each statement execute function identity.count_removed_users();
create trigger count_moved after update on identity.user
  referencing old table as removed new table as added for each statement execute function identity.count_moved_users();

insert into identity.user_count (company_id, active, deactivated)
select company_id, count(*) filter (where state = 'active'), count(*) filter (where state = 'deactivated') from identity.user group by company_id;
