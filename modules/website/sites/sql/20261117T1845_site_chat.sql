-- Whether every page offers to write to the company. Nobody's site begins to talk by itself.
alter table sites.site add column has_chat boolean not null default false;
