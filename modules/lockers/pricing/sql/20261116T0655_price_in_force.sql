-- Which sizes a price group has a price for now. One that begins later is none yet: nothing is sold by it before.
create or replace view pricing.price_view as
select company_id, price_group_id, size_code, valid_from from pricing.price where valid_from <= now();
