-- A picture that waits for its item to be saved: it becomes the item's then, or goes after a day.
create table item_options.picture_draft (
  company_id uuid not null references companies.company (id),
  id         uuid not null,
  created_at timestamptz not null,
  file_key   text not null check (file_key <> ''),
  -- The address it was fetched from; null where it was uploaded.
  source     text check (source <> ''),
  primary key (company_id, id)
);
create index picture_draft_by_age on item_options.picture_draft (company_id, created_at);
