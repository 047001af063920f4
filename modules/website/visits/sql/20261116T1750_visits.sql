-- How many people see which page of a site. What is kept for good are counts; who it was is not known even on the same day,
-- and on the next day nobody can tell whether somebody came again.
create schema visits;

create table visits.settings (
  company_id       uuid primary key,
  is_counting      boolean not null,
  -- Whoever says with their browser that they do not want to be counted is not.
  honours_signals  boolean not null,
  saved_at         timestamptz not null,
  saved_by         text not null
);

-- One day's counts. `site` has one row a day with an empty name; the others a row for each page, source, campaign and kind of device.
create table visits.day_count (
  company_id uuid not null,
  on_day     date not null,
  kind       text not null check (kind in ('site', 'page', 'source', 'campaign', 'device')),
  name       text not null check (char_length(name) <= 200),
  views      int not null check (views >= 0),
  visitors   int not null check (visitors >= 0),
  primary key (company_id, on_day, kind, name)
);

-- Unlogged: neither salts nor hashes get into the log of changes, and so into no backup of it. After a crash they are gone, and
-- somebody who comes again on that day counts twice.
create unlogged table visits.salt (
  company_id uuid not null,
  on_day     date not null,
  salt       text not null,
  primary key (company_id, on_day)
);

-- Hash of salt, address and browser, once for the site (empty path) and once for each page. Gone when the day is over.
create unlogged table visits.seen (
  company_id uuid not null,
  on_day     date not null,
  visitor    text not null,
  path       text not null,
  primary key (company_id, on_day, visitor, path)
);
