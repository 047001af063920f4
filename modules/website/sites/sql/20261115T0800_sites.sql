-- What a company's customers see under its own host names.
create schema sites;

-- A company without a row has a site all the same: its defaults come from the company's own data, and its id is the company's.
create table sites.site (
  company_id       uuid not null references companies.company (id),
  id               uuid not null,
  name             text not null check (name <> ''),
  template         text not null check (template in ('white-clean', 'black-clean')),
  accent           text not null check (accent ~ '^#[0-9a-f]{6}$'),
  languages        text[] not null check (cardinality(languages) > 0),
  default_language text not null check (default_language = any (languages)),
  contact_email    text not null,
  contact_phone    text not null,
  -- By language; stands on the first page.
  welcome          jsonb not null,
  -- Where links in mails lead. Empty, or no longer an active domain: the oldest active one.
  main_host        text not null,
  -- Without a source the map is drawn from shipped outlines.
  tile_url         text not null,
  tile_attribution text not null,
  logo_key         text,
  version          integer not null default 1,
  created_at       timestamptz not null,
  primary key (company_id, id)
);

-- A version never changes once it is in force: customers have agreed to it.
create table sites.legal_text (
  company_id  uuid not null references companies.company (id),
  kind        text not null check (kind in ('terms', 'privacy', 'withdrawal', 'imprint', 'accessibility')),
  version     integer not null check (version > 0),
  -- By language.
  text        jsonb not null,
  -- The shipped text with the company's data, which nobody has looked at yet.
  is_template boolean not null,
  valid_from  timestamptz not null,
  created_at  timestamptz not null,
  person_id   uuid,
  person_name text not null,
  primary key (company_id, kind, version)
);
create index legal_text_in_force on sites.legal_text (company_id, kind, valid_from desc, version desc);
