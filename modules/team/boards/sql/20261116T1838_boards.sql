create schema boards;

create table boards.board (
  company_id     uuid not null,
  id             uuid not null,
  name           text not null check (name <> ''),
  -- Whose it is; null: of everybody in the company.
  user_id        uuid,
  -- Rises with every change of the board and of what stands on it. Whoever changes something takes this row first.
  revision       bigint not null default 1 check (revision >= 1),
  -- Whoever has seen less than this reads the board anew as a whole: something has left it.
  whole_revision bigint not null default 1,
  archived_at    timestamptz,
  created_at     timestamptz not null,
  primary key (company_id, id),
  constraint board_whole check (whole_revision between 1 and revision)
);

create table boards.board_column (
  company_id uuid not null,
  id         uuid not null,
  board_id   uuid not null,
  name       text not null check (name <> ''),
  position   integer not null,
  -- So many cards may stand here at once; null: as many as there are.
  wip_limit  integer check (wip_limit between 1 and 999),
  -- What stands here is finished: nothing of it is due any more.
  is_done    boolean not null default false,
  primary key (company_id, id),
  unique (company_id, board_id, id),
  foreign key (company_id, board_id) references boards.board (company_id, id),
  constraint board_column_position unique (company_id, board_id, position) deferrable initially immediate
);

create table boards.card (
  company_id   uuid not null,
  id           uuid not null,
  board_id     uuid not null,
  column_id    uuid not null,
  -- Compared letter by letter: a fraction in base 62 (rules/order-key.ts).
  sort         text collate "C" not null check (sort ~ '^[0-9A-Za-z]*[1-9A-Za-z]$'),
  title        text not null check (title <> ''),
  description  text not null default '',
  -- Label of the automation whose runs wait for this card.
  label3       text not null default '',
  due_on       date,
  -- Values of the variables in title and description: [{"code": "{kunde}", "value": "…"}].
  short_codes  jsonb not null default '[]' check (jsonb_typeof(short_codes) = 'array'),
  -- That of the board when it changed last.
  revision     bigint not null,
  moved_at     timestamptz not null,
  archived_at  timestamptz,
  created_at   timestamptz not null,
  created_by   text not null,
  primary key (company_id, id),
  -- A card stands in a column of its own board, and two never at one place.
  foreign key (company_id, board_id, column_id) references boards.board_column (company_id, board_id, id),
  constraint card_place unique (company_id, column_id, sort) deferrable initially immediate
);
create index card_changed on boards.card (company_id, board_id, revision);

create table boards.label (
  company_id uuid not null,
  id         uuid not null,
  board_id   uuid not null,
  name       text not null check (name <> ''),
  colour     text not null check (colour in ('red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'gray')),
  primary key (company_id, id),
  foreign key (company_id, board_id) references boards.board (company_id, id)
);
create unique index label_name_once on boards.label (company_id, board_id, lower(name));

create table boards.card_label (
  company_id uuid not null,
  card_id    uuid not null,
  label_id   uuid not null,
  primary key (company_id, card_id, label_id),
  foreign key (company_id, card_id) references boards.card (company_id, id) on delete cascade,
  foreign key (company_id, label_id) references boards.label (company_id, id) on delete cascade
);
create index card_label_by_label on boards.card_label (company_id, label_id);

create table boards.card_assignee (
  company_id uuid not null,
  card_id    uuid not null,
  user_id    uuid not null,
  primary key (company_id, card_id, user_id),
  foreign key (company_id, card_id) references boards.card (company_id, id) on delete cascade
);
create index card_assignee_by_user on boards.card_assignee (company_id, user_id);

create table boards.check_item (
  company_id uuid not null,
  card_id    uuid not null,
  id         uuid not null,
  position   integer not null,
  text       text not null check (text <> ''),
  is_done    boolean not null,
  primary key (company_id, card_id, id),
  foreign key (company_id, card_id) references boards.card (company_id, id) on delete cascade
);

-- What happened to a card, what was said about it among it.
create table boards.history (
  company_id  uuid not null,
  id          uuid not null,
  card_id     uuid not null,
  at          timestamptz not null,
  -- Null: nobody, a rule of the house.
  person_id   uuid,
  person_name text not null,
  kind        text not null check (kind in ('created', 'copied', 'moved', 'changed', 'checked', 'archived', 'restored', 'attached', 'detached', 'linked', 'unlinked', 'comment')),
  -- From where to where, which fields.
  data        jsonb not null default '{}',
  comment     text not null default '',
  primary key (company_id, id),
  foreign key (company_id, card_id) references boards.card (company_id, id) on delete cascade,
  constraint history_comment check (kind <> 'comment' or comment <> '')
);
create index history_of_card on boards.history (company_id, card_id, id);

create table boards.attachment (
  company_id  uuid not null,
  id          uuid not null,
  card_id     uuid not null,
  name        text not null check (name <> ''),
  kind        text not null check (kind in ('picture', 'document')),
  file_key    text not null,
  bytes       integer not null check (bytes > 0),
  at          timestamptz not null,
  person_name text not null,
  primary key (company_id, id),
  foreign key (company_id, card_id) references boards.card (company_id, id) on delete cascade
);
create index attachment_of_card on boards.attachment (company_id, card_id);
