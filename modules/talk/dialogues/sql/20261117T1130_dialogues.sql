-- What an assistant says in the conversations of a site, and how far people follow it.
create schema dialogues;

create table dialogues.dialogue (
  company_id uuid not null references companies.company (id),
  id         uuid not null,
  -- What is being written; customers meet an edition.
  draft      jsonb not null,
  version    integer not null default 1,
  edition    integer,
  -- Offered within this time only; null: without an end to that side.
  shown_from  timestamptz,
  shown_until timestamptz,
  paused_at  timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  constraint dialogue_time check (shown_until > shown_from)
);

create table dialogues.edition (
  company_id   uuid not null,
  dialogue_id  uuid not null,
  number       integer not null,
  content      jsonb not null,
  published_at timestamptz not null,
  primary key (company_id, dialogue_id, number),
  foreign key (company_id, dialogue_id) references dialogues.dialogue (company_id, id) on delete cascade
);

-- Where a conversation stands in a dialogue; it goes on by the edition it began with.
create table dialogues.run (
  company_id      uuid not null,
  conversation_id uuid not null,
  dialogue_id     uuid not null,
  edition         integer not null,
  -- The block that waits; null once it has ended.
  at              text,
  answers         jsonb not null,
  begun_at        timestamptz not null,
  primary key (company_id, conversation_id),
  foreign key (company_id, conversation_id) references chat.conversation (company_id, id) on delete cascade
);

-- How many came to a block, and how many went on from one that asks. Nobody is named.
create table dialogues.passage (
  company_id  uuid not null,
  dialogue_id uuid not null,
  block_id    text not null,
  reached     integer not null default 0,
  answered    integer not null default 0,
  primary key (company_id, dialogue_id, block_id),
  foreign key (company_id, dialogue_id) references dialogues.dialogue (company_id, id) on delete cascade
);
