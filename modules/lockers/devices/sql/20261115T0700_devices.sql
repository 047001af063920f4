create schema devices;

-- Controllers drive locks; terminals are tablets in front of a wall. Both are devices with a presence.
create table devices.controller (
  company_id         uuid not null,
  id                 uuid not null,
  location_id        uuid not null,
  kind               text not null check (kind in ('controller', 'terminal')),
  name               text not null check (name <> ''),
  serial             text not null default '',
  note               text not null default '',
  -- Hashes; the key commands are signed with is sealed, because it is needed again.
  token_hash         text,
  token_expires_at   timestamptz,
  password_hash      text,
  command_key_sealed text,
  -- Rises when the credentials are replaced: whoever is connected with older ones is thrown out.
  credentials_version integer not null default 0,
  is_online          boolean not null default false,
  last_seen_at       timestamptz,
  online_since       timestamptz,
  offline_since      timestamptz,
  firmware           text not null default '',
  queue              integer not null default 0,
  ping_id            uuid,
  ping_sent_at       timestamptz,
  ping_ms            integer,
  archived_at        timestamptz,
  version            integer not null default 1,
  created_at         timestamptz not null,
  primary key (company_id, id),
  -- Devices sign in by their id alone.
  constraint controller_id_unique unique (id),
  foreign key (company_id, location_id) references locations.location (company_id, id)
);
create index controller_by_location on devices.controller (company_id, location_id);
create unique index controller_by_token on devices.controller (token_hash) where token_hash is not null;

-- Since when there has been a server that watches, without a gap, and when one looked last: after a gap nothing is called offline before it had time to report.
create table devices.watch (
  name       text primary key,
  started_at timestamptz not null,
  seen_at    timestamptz not null
);

-- What virtual controllers of demo companies do wrong at the moment; sent to them again when they start anew. Channel 0 is the whole controller.
create table devices.simulated_fault (
  company_id    uuid not null,
  controller_id uuid not null,
  channel       integer not null check (channel between 0 and 999),
  fault         text not null,
  since         timestamptz not null,
  person_name   text not null,
  primary key (company_id, controller_id, channel, fault),
  foreign key (company_id, controller_id) references devices.controller (company_id, id)
);

-- What others may know of a controller: where it is, and whether it is there.
create view devices.controller_view as
select company_id, id, location_id, kind, name, is_online, online_since, archived_at from devices.controller;

create view devices.simulated_fault_view as
select company_id, controller_id, channel, fault from devices.simulated_fault;
