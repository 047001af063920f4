-- Staff: who may sign in, what they may do, and where they are signed in.
create schema access;

-- Spelled the way lists of names are sorted in Germany (DIN 5007-2): Müller stands and is found with Mueller, case and accents do not
-- matter. The same on every database, whatever its locale.
create function access.folded(value text) returns text language sql immutable strict parallel safe
return lower(translate(
  replace(replace(replace(replace(replace(replace(replace(value, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue'),
  'áàâãåéèêëíìîïıóòôõøúùûýÿçćčñńşšśğžźżłđÁÀÂÃÅÉÈÊËÍÌÎÏİÓÒÔÕØÚÙÛÝÇĆČÑŃŞŠŚĞŽŹŻŁĐ',
  'aaaaaeeeeiiiiiooooouuuyycccnnsssgzzzldaaaaaeeeeiiiiiooooouuuycccnnsssgzzzld'));

create table access.user (
  company_id      uuid not null references companies.company (id),
  id              uuid not null,
  -- Lower case. Unique over all companies: people sign in by their address alone.
  email           text not null constraint user_email_unique unique check (email = lower(email) and email <> ''),
  first_name      text not null check (first_name <> ''),
  last_name       text not null check (last_name <> ''),
  contact_email   text not null default '',
  phone           text not null default '',
  position        text not null default '',
  roles           text[] not null default '{}' check (roles <@ array['administrator', 'management', 'staff', 'technician', 'support', 'accounting', 'editor', 'reader']),
  language        text not null default 'de' check (language in ('de', 'deDu', 'en')),
  state           text not null default 'active' check (state in ('active', 'deactivated')),
  -- argon2id; null until an invited person has chosen one.
  password_hash   text,
  -- Key of the picture in the file store, without its size.
  avatar_key      text,
  -- Encrypted with a key of the installation. Pending until its first code was right.
  totp_secret     text,
  totp_pending    text,
  -- Last 30-second step a code was taken for: no code works twice.
  totp_last_step  bigint,
  last_sign_in_at timestamptz,
  created_at      timestamptz not null,
  version         integer not null default 1,
  -- What the search looks in, and what the list is sorted by.
  search_text     text not null collate "C" generated always as (access.folded(first_name || ' ' || last_name || ' ' || email)) stored,
  sort_name       text not null collate "C" generated always as (access.folded(last_name || ', ' || first_name)) stored,
  primary key (company_id, id)
);
create index user_by_name on access.user (company_id, sort_name, id);
create index user_by_email on access.user (company_id, email, id);
-- Who never signed in stands with those whose last sign-in is longest ago.
create index user_by_sign_in on access.user (company_id, last_sign_in_at nulls first, id);
create index user_by_creation on access.user (company_id, created_at, id);
create index user_administrators on access.user (company_id, id) where state = 'active' and roles @> array['administrator'];

-- A user without the secrets, for other modules.
create view access.user_view as
select company_id, id, email, first_name, last_name, contact_email, phone, position, roles, language, state, avatar_key,
  password_hash is not null as has_password, totp_secret is not null as has_second_factor,
  last_sign_in_at, created_at, version, search_text, sort_name
from access.user;

-- How many users a company has: a page must not count them all.
create table access.user_count (
  company_id  uuid primary key references companies.company (id),
  active      integer not null check (active >= 0),
  deactivated integer not null check (deactivated >= 0)
);

create view access.user_count_view as select company_id, active, deactivated from access.user_count;

create function access.count_added_users() returns trigger language plpgsql as $$
begin
  insert into access.user_count as known (company_id, active, deactivated)
  select company_id, count(*) filter (where state = 'active'), count(*) filter (where state = 'deactivated') from added group by company_id
  on conflict (company_id) do update set active = known.active + excluded.active, deactivated = known.deactivated + excluded.deactivated;
  return null;
end $$;

create function access.count_removed_users() returns trigger language plpgsql as $$
begin
  update access.user_count known set active = known.active - gone.active, deactivated = known.deactivated - gone.deactivated
  from (
    select company_id, count(*) filter (where state = 'active') as active, count(*) filter (where state = 'deactivated') as deactivated
    from removed group by company_id
  ) gone
  where known.company_id = gone.company_id;
  return null;
end $$;

create function access.count_moved_users() returns trigger language plpgsql as $$
begin
  update access.user_count known set active = known.active + moved.into_active, deactivated = known.deactivated - moved.into_active
  from (
    select company_id, sum(case when added.state = 'active' then 1 else -1 end) as into_active
    from added join removed using (company_id, id) where added.state <> removed.state group by company_id
  ) moved
  where known.company_id = moved.company_id;
  return null;
end $$;

create trigger count_added after insert on access.user
  referencing new table as added for each statement execute function access.count_added_users();
create trigger count_removed after delete on access.user
  referencing old table as removed for each statement execute function access.count_removed_users();
create trigger count_moved after update on access.user
  referencing old table as removed new table as added for each statement execute function access.count_moved_users();

create table access.recovery_code (
  company_id uuid not null,
  user_id    uuid not null,
  code_hash  text not null,
  used_at    timestamptz,
  primary key (company_id, user_id, code_hash),
  foreign key (company_id, user_id) references access.user (company_id, id) on delete cascade
);

create table access.session (
  company_id            uuid not null,
  id                    uuid not null,
  user_id               uuid not null,
  created_at            timestamptz not null,
  last_seen_at          timestamptz not null,
  expires_at            timestamptz not null,
  address               text not null,
  user_agent            text not null,
  -- Only hashes: who reads the database cannot sign in with it.
  refresh_hash          text not null,
  previous_refresh_hash text,
  rotated_at            timestamptz not null,
  ended_at              timestamptz,
  ended_because         text,
  primary key (company_id, id),
  foreign key (company_id, user_id) references access.user (company_id, id) on delete cascade
);
create index session_by_user on access.session (company_id, user_id, last_seen_at desc) where ended_at is null;
create index session_by_age on access.session (company_id, created_at);

-- Who signed in when and with what, for other modules.
create view access.session_view as select company_id, id, user_id, created_at, user_agent from access.session;

-- A link by mail to choose a password: an invitation or a reset.
create table access.password_link (
  company_id uuid not null,
  id         uuid not null,
  user_id    uuid not null,
  token_hash text not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references access.user (company_id, id) on delete cascade
);
create index password_link_by_user on access.password_link (company_id, user_id);

-- Counts tries per account, address or device in a window. Carries hashes, no names; knows no company, because whoever tries may not belong to one.
create table access.try (
  key        text not null,
  started_at timestamptz not null,
  count      integer not null,
  primary key (key)
);
