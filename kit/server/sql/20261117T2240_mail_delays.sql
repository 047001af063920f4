-- How often a server on its way has said that it is still trying.
alter table kit.mail add column delays int not null default 0;
