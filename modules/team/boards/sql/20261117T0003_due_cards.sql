-- For calendars: what is due when. A board with a person is theirs alone.
create view boards.due_card_view as
select c.company_id, c.id, c.board_id, b.name as board_name, b.user_id, c.title, c.due_on
from boards.card c
join boards.board b on b.company_id = c.company_id and b.id = c.board_id
join boards.board_column s on s.company_id = c.company_id and s.id = c.column_id
where c.due_on is not null and c.archived_at is null and b.archived_at is null and not s.is_done;
create index card_by_due on boards.card (company_id, due_on) where due_on is not null and archived_at is null;
