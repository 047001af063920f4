-- Groups of words that customers use for the same.
alter table shop.settings add column synonyms jsonb not null default '[]';
