-- "Footer disabled" (spec §3): the designed part goes, what the law wants within reach stays.
alter table sites.site add column is_footer_hidden boolean not null default false;
