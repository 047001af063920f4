-- How people arranged their dashboards, and the slides a company wrote for its own.
create schema dashboard;

create table dashboard.layout (
  company_id uuid not null,
  user_id    uuid not null,
  -- Names of modules in their order; a name nobody knows any more stays and is not shown.
  content    text[] not null check (cardinality(content) <= 30),
  aside      text[] not null check (cardinality(aside) <= 30),
  updated_at timestamptz not null,
  primary key (company_id, user_id)
);

-- One row for each company that ever wrote slides: whoever replaces them holds it, so that two lists never mix.
create table dashboard.news (
  company_id uuid primary key,
  updated_at timestamptz not null,
  updated_by uuid
);

create table dashboard.news_item (
  company_id uuid not null references dashboard.news (company_id),
  position   integer not null check (position between 0 and 19),
  -- `art:<name>` or the address of one of the company's pictures.
  img        text not null,
  info_title text not null,
  info_des   text not null,
  title      text not null check (title <> ''),
  des        text not null,
  link       text,
  primary key (company_id, position)
);

-- Pictures a company has uploaded for its slides; those no slide shows are swept away after a day.
create table dashboard.news_picture (
  company_id uuid not null references dashboard.news (company_id),
  id         uuid not null,
  file_key   text not null,
  img        text not null,
  added_at   timestamptz not null,
  primary key (company_id, id),
  constraint news_picture_img_unique unique (company_id, img)
);
