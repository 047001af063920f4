create schema imports;

-- A file that somebody brings in.
create table imports.import (
  company_id    uuid not null,
  id            uuid not null,
  kind          text,
  source        text,
  file_name     text not null,
  -- The file itself, until its rows are read.
  file_key      text,
  state         text not null check (state in ('reading', 'unreadable', 'mapping', 'checking', 'checked', 'running', 'done', 'undoing', 'undone')),
  -- A problem code; empty while nothing is in the way.
  reason        text not null default '',
  headers       jsonb not null default '[]',
  mapping       jsonb not null default '[]',
  decimal       text not null default ',' check (decimal in (',', '.')),
  days          text not null default 'dmy' check (days in ('dmy', 'mdy')),
  -- Rows by their state, as counted with the last ones that were worked on.
  counts        jsonb not null default '{}',
  created_at    timestamptz not null,
  created_by_id uuid not null,
  created_by    text not null,
  -- Who last said go on, and from where: the rows are written in their name.
  actor_id      uuid not null,
  address       text not null,
  ended_at      timestamptz,
  -- When work on it was last planned; null while there is none.
  planned_at    timestamptz,
  primary key (company_id, id),
  constraint import_at_work check ((planned_at is not null) = (state in ('reading', 'checking', 'running', 'undoing')))
);
create index import_newest on imports.import (company_id, created_at desc, id desc);
create index import_planned on imports.import (company_id, planned_at) where planned_at is not null;

create table imports.row (
  company_id uuid not null,
  import_id  uuid not null,
  -- As a spreadsheet counts.
  number     integer not null,
  cells      jsonb not null,
  state      text not null default 'unchecked' check (state in ('unchecked', 'ready', 'wrong', 'done', 'failed', 'undone', 'kept')),
  did        text check (did in ('new', 'changed', 'unchanged')),
  -- Which record it is about, so that no file says two things of one.
  key        text,
  -- What is wrong with it: code, parameters, column.
  problems   jsonb not null default '[]',
  -- What takes it back.
  undo       jsonb,
  primary key (company_id, import_id, number),
  foreign key (company_id, import_id) references imports.import (company_id, id) on delete cascade,
  constraint row_did check (state not in ('ready', 'done') or did is not null)
);
create index row_by_state on imports.row (company_id, import_id, state, number);
create index row_by_key on imports.row (company_id, import_id, key, number) where key is not null;

-- What the columns of such files were about last time.
create table imports.mapping (
  company_id uuid not null,
  kind       text not null,
  heading    text not null,
  -- Null: left out on purpose.
  field      text,
  primary key (company_id, kind, heading)
);
