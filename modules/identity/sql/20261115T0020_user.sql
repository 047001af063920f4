-- Staff: who may sign in, what they may do, and where they are signed in.
create schema identity;

create table identity.user (
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
  -- What the search looks in.
  search_text     text generated always as (lower(first_name || ' ' || last_name || ' ' || email)) stored,
  primary key (company_id, id)
);
create index user_by_name on identity.user (company_id, last_name, first_name, id);
create index user_by_roles on identity.user using gin (roles);

create table identity.recovery_code (
  company_id uuid not null,
  user_id    uuid not null,
  code_hash  text not null,
  used_at    timestamptz,
  primary key (company_id, user_id, code_hash),
  foreign key (company_id, user_id) references identity.user (company_id, id) on delete cascade
);

create table identity.session (
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
  foreign key (company_id, user_id) references identity.user (company_id, id) on delete cascade
);
create index session_by_user on identity.session (company_id, user_id, last_seen_at desc) where ended_at is null;
create index session_by_age on identity.session (company_id, created_at);

-- A link by mail to choose a password: an invitation or a reset.
create table identity.password_link (
  company_id uuid not null,
  id         uuid not null,
  user_id    uuid not null,
  token_hash text not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references identity.user (company_id, id) on delete cascade
);
create index password_link_by_user on identity.password_link (company_id, user_id);

-- Counts tries per account, address or device in a window. Carries hashes, no names; knows no company, because whoever tries may not belong to one.
create table identity.try (
  key        text not null,
  started_at timestamptz not null,
  count      integer not null,
  primary key (key)
);
