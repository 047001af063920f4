create schema media;

create table media.folder (
  company_id uuid not null references companies.company (id),
  id         uuid not null,
  name       text not null check (name <> ''),
  primary key (company_id, id)
);
create unique index folder_name_unique on media.folder (company_id, lower(name));

-- What all files of a company weigh, counted with every change: two uploads at once cannot both take the last room.
create table media.storage (
  company_id uuid not null references companies.company (id),
  bytes      bigint not null check (bytes >= 0),
  primary key (company_id)
);

create table media.asset (
  company_id uuid not null references companies.company (id),
  -- In the order of their making: the list goes by it.
  id         uuid not null,
  -- Made by whoever sends the file: sent again after a lost answer, it is still one.
  upload_id  uuid not null,
  folder_id  uuid,
  kind       text not null check (kind in ('picture', 'document')),
  name       text not null check (name <> ''),
  alt        jsonb not null,
  tags       text[] not null,
  author     text not null,
  licence    text not null,
  -- Where it was taken from.
  source     text not null,
  -- What has to stay in sight when a frame cuts the picture, in thousandths of its width and height.
  focus_x    integer not null check (focus_x between 0 and 1000),
  focus_y    integer not null check (focus_y between 0 and 1000),
  -- The part that is shown, in thousandths of the original; null is all of it.
  crop       jsonb,
  -- As it is shown, so after the crop.
  width      integer check (width > 0),
  height     integer check (height > 0),
  -- Of all its files together.
  bytes      bigint not null check (bytes > 0),
  -- The picture as large as it is kept, drawn anew by us; of a document, the document.
  master_key text not null check (master_key <> ''),
  master_width  integer check (master_width > 0),
  master_height integer check (master_height > 0),
  -- The sizes that are shown, drawn from it.
  file_key   text check (file_key <> ''),
  version    integer not null default 1,
  created_at timestamptz not null,
  primary key (company_id, id),
  constraint asset_upload_once unique (company_id, upload_id),
  constraint asset_folder foreign key (company_id, folder_id) references media.folder (company_id, id),
  constraint asset_picture_whole check (num_nulls(width, height, master_width, master_height, file_key) = case kind when 'picture' then 0 else 5 end)
);
create index asset_by_folder on media.asset (company_id, folder_id, id) where folder_id is not null;
