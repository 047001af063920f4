-- What a board asks of its cards beside what every card has.
create table boards.field (
  company_id uuid not null,
  id         uuid not null,
  board_id   uuid not null,
  name       text not null check (name <> ''),
  kind       text not null check (kind in ('text', 'number', 'date', 'choice')),
  choices    text[] not null default '{}',
  -- Shown on the card as it lies on the board, not only when it is opened.
  is_on_face boolean not null,
  primary key (company_id, id),
  foreign key (company_id, board_id) references boards.board (company_id, id),
  constraint field_choices check ((kind = 'choice') = (cardinality(choices) > 0))
);
create unique index field_name_once on boards.field (company_id, board_id, lower(name));

-- Written so that it reads the same everywhere: numbers with a point, days as 2026-11-17 (rules/field.ts).
create table boards.card_value (
  company_id uuid not null,
  card_id    uuid not null,
  field_id   uuid not null,
  value      text not null check (value <> ''),
  primary key (company_id, card_id, field_id),
  foreign key (company_id, card_id) references boards.card (company_id, id) on delete cascade,
  foreign key (company_id, field_id) references boards.field (company_id, id) on delete cascade
);
create index card_value_by_field on boards.card_value (company_id, field_id);

-- The picture on the face of a card is one of its own files.
alter table boards.attachment add constraint attachment_of_its_card unique (company_id, card_id, id);
alter table boards.card add column cover_id uuid;
alter table boards.card add constraint card_cover foreign key (company_id, id, cover_id)
  references boards.attachment (company_id, card_id, id) on delete set null (cover_id);
