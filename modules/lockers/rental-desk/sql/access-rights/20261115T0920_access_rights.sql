create schema access_rights;

-- Lets an outside system read the running rentals (aktive-mieten); a new one replaces the old one.
create table access_rights.feed_key (
  company_id uuid primary key,
  key_hash   text not null,
  created_at timestamptz not null,
  person_name text not null
);
create unique index feed_key_by_hash on access_rights.feed_key (key_hash);
