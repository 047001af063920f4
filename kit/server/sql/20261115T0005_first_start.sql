-- Whether this database was begun with the demo companies. Decided once, on the first start: a setting that gets lost
-- later must not mix demo companies with real ones.
create table kit.first_start (
  only_one  boolean primary key default true check (only_one),
  at        timestamptz not null,
  with_demo boolean not null
);
