-- What a company asks its customers, and what they answer.
create schema surveys;

create table surveys.survey (
  company_id uuid not null references companies.company (id),
  id         uuid not null,
  -- Its address on the site: /umfrage/<slug>.
  slug       text not null check (slug <> ''),
  -- What is being written; visitors see an edition.
  draft      jsonb not null,
  version    integer not null default 1,
  -- The edition that is shown; null while nothing was published.
  edition    integer,
  closed_at  timestamptz,
  -- Promised when it was first published: it never changes afterwards.
  is_anonymous boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  constraint survey_slug unique (company_id, slug)
);

-- What was asked, as it was published; never changed.
create table surveys.edition (
  company_id   uuid not null,
  survey_id    uuid not null,
  number       integer not null,
  content      jsonb not null,
  published_at timestamptz not null,
  primary key (company_id, survey_id, number),
  foreign key (company_id, survey_id) references surveys.survey (company_id, id) on delete cascade
);

-- Who was asked by mail. Whether they answered is known, what they answered is not: nothing leads from here to an answer of an anonymous survey.
create table surveys.invitation (
  company_id  uuid not null,
  survey_id   uuid not null,
  id          uuid not null,
  customer_id uuid not null,
  -- The mail that is still to be written.
  due         text not null default 'none' check (due in ('invite', 'remind', 'none')),
  invited_at  timestamptz,
  reminded_at timestamptz,
  is_answered boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, survey_id) references surveys.survey (company_id, id) on delete cascade,
  constraint invitation_once unique (company_id, survey_id, customer_id)
);
create index invitation_due on surveys.invitation (company_id, survey_id, id) where due <> 'none';

-- One set of answers: {question: [value, …]}.
create table surveys.answer (
  company_id    uuid not null,
  survey_id     uuid not null,
  -- Made at random by the form, and so without the time that other ids carry; the same form sent twice counts once.
  id            uuid not null,
  edition       integer not null,
  answered_on   date not null,
  answers       jsonb not null,
  is_anonymous  boolean not null,
  -- Of an anonymous survey answers are counted five at a time, so that nobody can tell the newest by what changed.
  is_counted    boolean not null,
  -- Only where the survey is not anonymous.
  answered_at   timestamptz,
  language      text not null default '',
  customer_id   uuid,
  primary key (company_id, survey_id, id),
  foreign key (company_id, survey_id, edition) references surveys.edition (company_id, survey_id, number) on delete cascade,
  constraint answer_of_nobody check (not is_anonymous or (answered_at is null and language = '' and customer_id is null))
);
create index answer_by_day on surveys.answer (company_id, survey_id, answered_on);
create index answer_of_customer on surveys.answer (company_id, customer_id) where customer_id is not null;

-- Uploaded for an answer; what no answer names is removed after a day. There is none for anonymous surveys.
create table surveys.file (
  company_id uuid not null,
  survey_id  uuid not null,
  id         uuid not null,
  answer_id  uuid,
  name       text not null,
  file_key   text not null,
  at         timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, survey_id) references surveys.survey (company_id, id) on delete cascade
);
create index file_of_answer on surveys.file (company_id, survey_id, answer_id);
