-- By the id that a browser gave it: a move that is sent again because its answer was lost is not done again.
create table boards.done_move (
  company_id uuid not null,
  id         uuid not null,
  at         timestamptz not null,
  primary key (company_id, id)
);
