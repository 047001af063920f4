-- What stands for a site where others show it: in a tab, on a home screen, where somebody shares a page.
create schema site_marks;

-- Icons made from the logo. Another logo makes others.
create table site_marks.icons (
  company_id uuid primary key,
  logo       text not null,
  small      text not null,
  touch      text not null,
  large      text not null,
  huge       text not null,
  made_at    timestamptz not null
);

-- Pictures for pages that have none, by what is on them.
create table site_marks.share_picture (
  company_id uuid not null,
  hash       text not null,
  file_key   text not null,
  made_at    timestamptz not null,
  primary key (company_id, hash)
);
