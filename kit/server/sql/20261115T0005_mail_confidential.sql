-- A confidential mail (a link to choose a password) keeps its text only until it has been delivered.
alter table kit.mail add column confidential boolean not null default false;
