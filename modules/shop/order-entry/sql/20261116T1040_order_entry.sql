create schema order_entry;

-- What staff have written down became this order: the same entry sent again makes no second one.
create table order_entry.entry (
  company_id uuid not null,
  id         uuid not null,
  order_id   uuid not null,
  primary key (company_id, id),
  -- Written before its order, in the same transaction.
  constraint entry_order foreign key (company_id, order_id) references orders.customer_order (company_id, id) deferrable initially deferred
);
