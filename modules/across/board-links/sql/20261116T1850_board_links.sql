create schema board_links;

create table board_links.link (
  company_id uuid not null,
  card_id    uuid not null,
  kind       text not null check (kind in ('box', 'rental', 'order', 'customer')),
  subject_id uuid not null,
  linked_at  timestamptz not null,
  primary key (company_id, card_id, kind, subject_id),
  foreign key (company_id, card_id) references boards.card (company_id, id) on delete cascade
);
