-- The page that visitors get under an address that leads nowhere; none: the usual one.
alter table pages.page add column is_not_found boolean not null default false;
create unique index page_not_found on pages.page (company_id) where is_not_found;
