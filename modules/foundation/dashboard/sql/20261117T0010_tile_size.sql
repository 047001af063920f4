-- Modules of the content area that take half of its width, so that two stand beside each other.
alter table dashboard.layout add column halves text[] not null default '{}' check (cardinality(halves) <= 30);
