-- What goes with a mail, by who makes it and of what: the files themselves are made when it leaves.
alter table kit.mail add column attachments jsonb not null default '[]';
