create schema passkeys;

-- The public half of a key that a device or a password manager keeps for its person.
create table passkeys.passkey (
  company_id    uuid not null,
  id            uuid not null,
  user_id       uuid not null,
  -- As the device calls it, base64url.
  credential_id text not null,
  public_key    bytea not null,
  -- Rises with each use where a device counts; one that falls back was copied.
  counter       bigint not null,
  transports    text[] not null,
  name          text not null check (name <> ''),
  -- Kept by a password manager on several devices, not in one alone.
  is_synced     boolean not null,
  created_at    timestamptz not null,
  last_used_at  timestamptz,
  primary key (company_id, id),
  constraint passkey_credential_unique unique (company_id, credential_id),
  constraint passkey_user foreign key (company_id, user_id) references access.user (company_id, id) on delete cascade
);
create index passkey_by_user on passkeys.passkey (company_id, user_id, created_at);

-- What a device has to sign next. Nobody knows whose browser asks for one to sign in with, so these have no company.
create table passkeys.challenge (
  challenge_hash text primary key,
  -- The user it was given to for registering; null for signing in.
  user_id        uuid,
  expires_at     timestamptz not null
);
create index challenge_by_age on passkeys.challenge (expires_at);
