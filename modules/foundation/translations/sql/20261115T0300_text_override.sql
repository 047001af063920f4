-- Texts of the product that a company has replaced by its own words.
create schema translations;

create table translations.text_override (
  company_id uuid not null,
  language   text not null check (language in ('de', 'deDu', 'en', 'it', 'ru')),
  key        text not null check (key <> '' and length(key) <= 200),
  -- Null once the company went back to the platform's text: the row stays, so that two people who change it meet at one lock.
  text       text check (text <> '' and length(text) <= 4000),
  updated_at timestamptz not null,
  -- Null when the product itself did it.
  updated_by uuid,
  primary key (company_id, language, key)
);

-- Every wording there ever was, for the way back.
create table translations.text_override_version (
  company_id uuid not null,
  id         uuid not null,
  language   text not null,
  key        text not null,
  text       text,
  at         timestamptz not null,
  by         uuid,
  primary key (company_id, id),
  foreign key (company_id, language, key) references translations.text_override (company_id, language, key)
);
create index text_override_version_newest on translations.text_override_version (company_id, language, key, id desc);
