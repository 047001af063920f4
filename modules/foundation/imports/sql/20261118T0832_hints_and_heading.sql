-- What is worth knowing of a row that is written all the same, and what is still to be done for it outside of its transaction.
alter table imports.row
  add column hints jsonb not null default '[]',
  add column later jsonb;
create index row_later on imports.row (company_id, import_id, number) where later is not null;

-- In which line of the file the headings stand, and what its first lines say, so that another one can be chosen.
alter table imports.import
  add column heading_row integer not null default 1,
  add column first_lines jsonb not null default '[]';
