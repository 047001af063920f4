-- What is shown beside an item, chosen by hand and in this order.
create table catalog.item_related (
  company_id      uuid not null,
  item_id         uuid not null,
  related_item_id uuid not null,
  position        integer not null,
  primary key (company_id, item_id, related_item_id),
  constraint item_related_item foreign key (company_id, item_id) references catalog.item (company_id, id),
  constraint item_related_other foreign key (company_id, related_item_id) references catalog.item (company_id, id),
  constraint item_related_not_itself check (item_id <> related_item_id)
);
create index item_related_to on catalog.item_related (company_id, related_item_id);

create view catalog.item_related_view as
select company_id, item_id, related_item_id, position from catalog.item_related;
