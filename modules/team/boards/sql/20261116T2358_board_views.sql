-- What other modules may read: cards where they lie, and what happened to them.
create view boards.card_view as
select c.company_id, c.id, c.board_id, c.column_id, c.title, c.label3, c.due_on, c.archived_at, s.name as column_name, s.is_done, b.user_id,
  b.name as board_name, b.archived_at as board_archived_at
from boards.card c
join boards.board b on b.company_id = c.company_id and b.id = c.board_id
join boards.board_column s on s.company_id = c.company_id and s.id = c.column_id;

create view boards.history_view as
select h.company_id, h.id, h.card_id, h.at, h.kind, h.data from boards.history h;

create view boards.board_view as select company_id, id, name, user_id, archived_at from boards.board;
