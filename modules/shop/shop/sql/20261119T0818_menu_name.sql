-- What the owner calls the page of everything that is sold; empty: "Shop".
alter table shop.settings add column menu_name text not null default '';
