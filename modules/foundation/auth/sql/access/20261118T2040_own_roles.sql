-- Roles a company makes itself, beside the built-in ones that the modules declare.
create table access.role (
  company_id  uuid not null references companies.company (id),
  id          uuid not null,
  name        text not null check (name <> ''),
  description text not null default '',
  created_at  timestamptz not null,
  -- Optimistic lock: saving sends the version that was read.
  version     integer not null default 1,
  primary key (company_id, id)
);
create unique index role_name_unique on access.role (company_id, access.folded(name));

-- What an own role may do, and since when. A capability that no module declares any more is kept and ignored.
create table access.role_capability (
  company_id uuid not null,
  role_id    uuid not null,
  capability text not null check (capability <> ''),
  since      timestamptz not null,
  primary key (company_id, role_id, capability),
  foreign key (company_id, role_id) references access.role (company_id, id) on delete cascade
);

-- Since when a user has a role. Users from before this table have none for the roles they had; there the account's creation counts.
create table access.role_grant (
  company_id uuid not null,
  user_id    uuid not null,
  role       text not null,
  since      timestamptz not null,
  primary key (company_id, user_id, role),
  foreign key (company_id, user_id) references access.user (company_id, id) on delete cascade
);

-- `roles` holds names of built-in roles and ids of own ones. An array cannot have a foreign key: granting locks the role, and a role
-- that somebody has cannot be deleted.
alter table access.user drop constraint user_roles_check;
alter table access.user add constraint user_roles_check check (array_to_string(roles, ',', '?') ~
  '^((administrator|management|staff|technician|support|accounting|editor|reader|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})(,(?=.)|$))*$') not valid;
alter table access.user validate constraint user_roles_check;

create view access.role_view as
select r.company_id, r.id, r.name, r.description, r.created_at, r.version,
  array(select c.capability from access.role_capability c where c.company_id = r.company_id and c.role_id = r.id order by c.capability)
    as capabilities
from access.role r;

create view access.role_capability_view as select company_id, role_id, capability, since from access.role_capability;
create view access.role_grant_view as select company_id, user_id, role, since from access.role_grant;

-- Capabilities by own roles.
create or replace view access.user_view as
select company_id, id, email, first_name, last_name, contact_email, phone, position, roles, language, state, avatar_key,
  password_hash is not null as has_password, totp_secret is not null or has_passkey as has_second_factor,
  last_sign_in_at, created_at, version, search_text, sort_name, totp_secret is not null as has_app, has_passkey,
  array(select c.capability from access.role_capability c where c.company_id = u.company_id and c.role_id::text = any(u.roles))
    as own_capabilities
from access.user u;
