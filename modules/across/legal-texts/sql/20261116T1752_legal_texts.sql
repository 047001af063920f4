-- What a company answered so that its legal texts can be made, and what was made of it last.
create schema legal_texts;

create table legal_texts.document (
  company_id    uuid not null references companies.company (id),
  kind          text not null check (kind in ('imprint', 'privacy', 'accessibility')),
  -- By the name of the question.
  answers       jsonb not null,
  -- Raised by every change of the answers.
  version       integer not null default 1,
  -- The German words of each paragraph that was taken over last, by its name; null until then.
  made          jsonb,
  -- The day the text says of itself.
  made_on       date,
  -- Which version of the legal text it became.
  legal_version integer,
  primary key (company_id, kind),
  constraint document_made_whole check (num_nulls(made, made_on, legal_version) in (0, 3))
);
