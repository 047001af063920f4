-- Roles that hold at some places only: single locations, or every location of single franchisees. Roles of `access.user` hold everywhere; what stands here
-- alone gives nothing where places are not honoured, so a row that is missing takes something away and never adds.
create table access.limited_role (
  company_id     uuid not null,
  user_id        uuid not null,
  role           text not null check (role ~
    '^(administrator|management|staff|technician|support|accounting|editor|reader|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
  -- Locations lie in a module above: who gives them is asked there, and so is everybody who signs in. What is not in sight any more counts for nothing.
  location_ids   uuid[] not null default '{}',
  franchisee_ids uuid[] not null default '{}',
  since          timestamptz not null,
  primary key (company_id, user_id, role),
  foreign key (company_id, user_id) references access.user (company_id, id) on delete cascade,
  constraint limited_role_has_place check (cardinality(location_ids) + cardinality(franchisee_ids) > 0)
);
create index limited_role_by_role on access.limited_role (company_id, role);

-- A role holds everywhere or at some places, never both, and a franchisee is one of this company.
create function access.check_limited_role() returns trigger language plpgsql as $$
begin
  if exists (select from access.user u where u.company_id = new.company_id and u.id = new.user_id and new.role = any(u.roles)) then
    raise exception 'the role holds everywhere' using errcode = 'check_violation', constraint = 'limited_role_is_limited';
  end if;
  if not new.franchisee_ids <@ array(
    select v.company_id from companies.visible_company_view v where v.seen_by = new.company_id and v.company_id <> new.company_id
  ) then
    raise exception 'not a franchisee' using errcode = 'check_violation', constraint = 'limited_role_franchisee';
  end if;
  return new;
end $$;
create trigger limited_role_fits before insert or update on access.limited_role
  for each row execute function access.check_limited_role();

create view access.limited_role_view as
select l.company_id, l.user_id, l.role, l.location_ids, l.franchisee_ids, l.since,
  array(select c.capability from access.role_capability c where c.company_id = l.company_id and c.role_id::text = l.role) as own_capabilities
from access.limited_role l;

create or replace view access.user_view as
select company_id, id, email, first_name, last_name, contact_email, phone, position, roles, language, state, avatar_key,
  password_hash is not null as has_password, totp_secret is not null or has_passkey as has_second_factor,
  last_sign_in_at, created_at, version, search_text, sort_name, totp_secret is not null as has_app, has_passkey,
  array(select c.capability from access.role_capability c where c.company_id = u.company_id and c.role_id::text = any(u.roles))
    as own_capabilities,
  (select jsonb_agg(jsonb_build_object('role', l.role, 'locationIds', l.location_ids, 'franchiseeIds', l.franchisee_ids) order by l.role)
    from access.limited_role l where l.company_id = u.company_id and l.user_id = u.id) as limited_roles
from access.user u;
