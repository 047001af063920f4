create schema handover;

-- For whoever comes next. It stays open until somebody ticks it.
create table handover.note (
  company_id  uuid not null references companies.company (id),
  id          uuid not null,
  text        text not null check (text <> ''),
  author_id   uuid not null,
  author_name text not null,
  written_at  timestamptz not null,
  done_at     timestamptz,
  done_id     uuid,
  done_name   text not null default '',
  primary key (company_id, id),
  constraint note_done check ((done_at is null) = (done_id is null))
);
create index note_open on handover.note (company_id, written_at) where done_at is null;
create index note_by_end on handover.note (company_id, done_at) where done_at is not null;

-- Who has had a note on the screen, and when for the first time.
create table handover.note_seen (
  company_id  uuid not null,
  note_id     uuid not null,
  person_id   uuid not null,
  person_name text not null,
  at          timestamptz not null,
  primary key (company_id, note_id, person_id),
  foreign key (company_id, note_id) references handover.note (company_id, id)
);

-- A person's last look, and the end of the visit before it.
create table handover.visit (
  company_id  uuid not null references companies.company (id),
  user_id     uuid not null,
  last_at     timestamptz not null,
  previous_at timestamptz,
  primary key (company_id, user_id)
);

create table handover.mail_plan (
  company_id uuid not null references companies.company (id),
  user_id    uuid not null,
  -- By the clock of the books.
  at_minute  smallint not null check (at_minute between 0 and 1439),
  weekdays   smallint[] not null check (cardinality(weekdays) between 1 and 7),
  -- The day of the last mail; nobody gets two of one day.
  last_on    date,
  primary key (company_id, user_id)
);
