-- Which columns a person sees in a list, and named views of it, the person's own or shared with the company.
create schema list_views;

create table list_views.layout (
  company_id   uuid not null,
  user_id      uuid not null,
  -- The path of the list in the back-office.
  list         text not null check (list <> ''),
  -- Keys of columns; a key that no column has any more is kept and ignored.
  column_order text[] not null check (cardinality(column_order) <= 60),
  shown        text[] not null check (cardinality(shown) <= 60),
  hidden       text[] not null check (cardinality(hidden) <= 60),
  updated_at   timestamptz not null,
  primary key (company_id, user_id, list)
);

create table list_views.list_view (
  company_id   uuid not null,
  id           uuid not null,
  list         text not null check (list <> ''),
  -- Null when the author's account is deleted: the view was shared and stays.
  author_id    uuid,
  author_name  text not null,
  name         text not null check (name <> ''),
  query        text not null,
  column_order text[] not null check (cardinality(column_order) <= 60),
  shown        text[] not null check (cardinality(shown) <= 60),
  hidden       text[] not null check (cardinality(hidden) <= 60),
  is_compact   boolean not null,
  is_shared    boolean not null,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  primary key (company_id, id),
  constraint list_view_name_unique unique (company_id, author_id, list, name),
  check (author_id is not null or is_shared)
);

create index list_view_shared on list_views.list_view (company_id, list) where is_shared;
