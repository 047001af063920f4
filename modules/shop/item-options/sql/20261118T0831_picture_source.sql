-- The address a picture was fetched from; null where it was uploaded. The same address is not fetched twice for one item.
alter table item_options.picture add column source text check (source <> '');
create unique index picture_source_once on item_options.picture (company_id, item_id, md5(source)) where source is not null and item_id is not null;
