-- The pages of a company's site: where each stands, what is being written, what was published.
create schema pages;

create table pages.page (
  company_id       uuid not null references companies.company (id),
  id               uuid not null,
  -- Below the host of the site; empty: the start page.
  slug             text not null check (length(slug) <= 120 and slug ~ '^$|^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*){0,2}$'),
  parent_id        uuid,
  position         integer not null,
  is_in_navigation boolean not null,
  is_hidden        boolean not null,
  visible_from     timestamptz,
  visible_until    timestamptz,
  -- What the editor writes; visitors see the published version.
  draft            jsonb not null,
  -- Of the draft, so that a list reads no drafts.
  title            jsonb not null,
  -- Languages in which words are missing that German has.
  lacks            text[] not null,
  has_changes      boolean not null,
  -- Raised by every change of place or draft.
  version          integer not null default 1,
  published_id     uuid,
  created_at       timestamptz not null,
  edited_at        timestamptz not null,
  edited_by        text not null,
  primary key (company_id, id),
  constraint page_slug_unique unique (company_id, slug),
  constraint page_parent foreign key (company_id, parent_id) references pages.page (company_id, id),
  constraint page_not_below_itself check (parent_id <> id),
  constraint page_until_after_from check (visible_until > visible_from),
  constraint page_start_stays check (slug <> '' or (parent_id is null and not is_hidden and visible_from is null and visible_until is null))
);
create index page_by_parent on pages.page (company_id, parent_id) where parent_id is not null;

-- What visitors saw at a time. Never changed once it is there.
create table pages.version (
  company_id   uuid not null,
  id           uuid not null,
  page_id      uuid not null,
  number       integer not null check (number > 0),
  content      jsonb not null,
  title        jsonb not null,
  blocks       integer not null,
  note         text not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (company_id, id),
  constraint version_number_unique unique (company_id, page_id, number),
  constraint version_page foreign key (company_id, page_id) references pages.page (company_id, id) on delete cascade
);
alter table pages.page add constraint page_published foreign key (company_id, published_id) references pages.version (company_id, id);
create index page_by_published on pages.page (company_id, published_id) where published_id is not null;

-- An address that was one, or is to lead somewhere: to a page, wherever it stands by then, or to an address.
create table pages.redirect (
  company_id uuid not null references companies.company (id),
  id         uuid not null,
  slug       text not null check (slug <> ''),
  page_id    uuid,
  link       text,
  hits       integer not null default 0,
  created_at timestamptz not null,
  primary key (company_id, id),
  constraint redirect_slug_unique unique (company_id, slug),
  constraint redirect_page foreign key (company_id, page_id) references pages.page (company_id, id) on delete cascade,
  constraint redirect_leads_somewhere check ((page_id is null) <> (link is null))
);
create index redirect_by_page on pages.redirect (company_id, page_id) where page_id is not null;

-- Who has the link sees this draft, and nothing else, until it ends.
create table pages.preview (
  company_id uuid not null,
  token_hash text not null,
  page_id    uuid not null,
  ends_at    timestamptz not null,
  created_at timestamptz not null,
  primary key (company_id, token_hash),
  constraint preview_page foreign key (company_id, page_id) references pages.page (company_id, id) on delete cascade
);
create index preview_by_page on pages.preview (company_id, page_id);

-- Who is in a page right now: said again every half minute.
create table pages.presence (
  company_id uuid not null,
  page_id    uuid not null,
  user_id    uuid not null,
  name       text not null,
  since      timestamptz not null,
  seen_at    timestamptz not null,
  primary key (company_id, page_id, user_id),
  constraint presence_page foreign key (company_id, page_id) references pages.page (company_id, id) on delete cascade
);
