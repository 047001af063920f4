-- A phone may have an arrangement of its own; without one it has that of the desk. A table of its own: servers of the version before go on
-- writing theirs.
create table dashboard.phone_layout (
  company_id uuid not null,
  user_id    uuid not null,
  content    text[] not null check (cardinality(content) <= 30),
  aside      text[] not null check (cardinality(aside) <= 30),
  halves     text[] not null check (cardinality(halves) <= 30),
  updated_at timestamptz not null,
  primary key (company_id, user_id)
);
