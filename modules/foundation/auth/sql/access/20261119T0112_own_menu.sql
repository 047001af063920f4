-- How a user has arranged the menu of the back-office. No row means the usual menu.
create table access.own_menu (
  company_id uuid not null,
  user_id    uuid not null,
  -- Paths of entries in their order; a path that no entry has is kept and ignored.
  pinned     text[] not null check (cardinality(pinned) <= 100),
  hidden     text[] not null check (cardinality(hidden) <= 100),
  updated_at timestamptz not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references access.user (company_id, id) on delete cascade
);
