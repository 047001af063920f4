-- When something on the board changed last: set with its revision, so that lists need not read the history.
alter table boards.board add column changed_at timestamptz;
update boards.board b set changed_at = greatest(b.created_at, (
  select max(c.moved_at) from boards.card c where c.company_id = b.company_id and c.board_id = b.id));
alter table boards.board alter column changed_at set not null;
