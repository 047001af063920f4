-- What people note for themselves, and how their calendars outside read it.
create schema calendar;

create table calendar.todo (
  company_id  uuid not null references companies.company (id),
  id          uuid not null,
  user_id     uuid not null,
  kind        text not null check (kind in ('aufgabe')),
  title       text not null check (title <> ''),
  description text not null default '',
  email       text not null default '',
  -- By the clock of the company.
  on_day      date not null,
  starts      time not null,
  ends        time not null,
  done_at     timestamptz,
  created_at  timestamptz not null,
  primary key (company_id, id),
  constraint todo_span check (starts < ends)
);
create index todo_by_day on calendar.todo (company_id, user_id, on_day);

-- Who let a calendar outside read along; the key is made of it. A new number ends the old key, no row all of them.
create table calendar.feed (
  company_id uuid not null references companies.company (id),
  user_id    uuid not null,
  number     integer not null check (number > 0),
  is_open    boolean not null,
  created_at timestamptz not null,
  primary key (company_id, user_id)
);
