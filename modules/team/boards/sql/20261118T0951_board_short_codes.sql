-- What a short code stands for on every card of a board; a card's own value goes before it.
alter table boards.board add column short_codes jsonb not null default '[]';
