-- Which sizes a price group has a price for.
create view pricing.price_view as
select company_id, price_group_id, size_code, valid_from from pricing.price;
