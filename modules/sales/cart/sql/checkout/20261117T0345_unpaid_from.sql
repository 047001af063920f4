-- From where an order of goods was placed that keeps them from others until it is paid: keyed, so that the table names nobody's address.
alter table checkout.cart add column unpaid_from text not null default '';
create index cart_unpaid_from on checkout.cart (company_id, unpaid_from, placed_at) where unpaid_from <> '';
