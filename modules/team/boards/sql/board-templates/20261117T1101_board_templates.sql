create schema board_templates;

create table board_templates.template (
  company_id uuid not null,
  id         uuid not null,
  board_id   uuid not null,
  -- Where its cards begin; null: in the first column.
  column_id  uuid,
  title      text not null check (title <> ''),
  -- What else stands on its cards: text, labels, people, points, own fields, days until they are due.
  card       jsonb not null check (jsonb_typeof(card) = 'object'),
  -- Null: cards are made of it by hand alone.
  rhythm     text check (rhythm in ('day', 'week', 'month')),
  -- Day of the week (1 = Monday) or of the month.
  on_day     integer not null default 1 check (on_day between 1 and 31),
  hour       integer not null default 7 check (hour between 0 and 23),
  next_at    timestamptz,
  primary key (company_id, id),
  foreign key (company_id, board_id) references boards.board (company_id, id),
  foreign key (company_id, board_id, column_id) references boards.board_column (company_id, board_id, id) on delete set null (column_id),
  constraint template_recurs check ((rhythm is null) = (next_at is null)),
  constraint template_weekday check (rhythm is distinct from 'week' or on_day <= 7)
);
create index template_of_board on board_templates.template (company_id, board_id);
create index template_due on board_templates.template (company_id, next_at) where next_at is not null;

-- Of one moment one card is made, however often the clock strikes.
create table board_templates.made (
  company_id  uuid not null,
  template_id uuid not null,
  made_for    timestamptz not null,
  card_id     uuid not null,
  primary key (company_id, template_id, made_for),
  foreign key (company_id, template_id) references board_templates.template (company_id, id) on delete cascade,
  foreign key (company_id, card_id) references boards.card (company_id, id) on delete cascade
);
create index made_card on board_templates.made (company_id, card_id);
