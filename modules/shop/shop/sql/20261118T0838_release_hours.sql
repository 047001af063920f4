-- Hours after which an order that is paid later and that nobody accepted gives its goods back; 0: never.
alter table shop.settings
  add column release_hours integer not null default 24 check (release_hours in (0, 6, 12, 24, 48, 72, 168));
