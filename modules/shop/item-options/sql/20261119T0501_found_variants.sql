-- Whose promo runs, for lists by price.
create index variant_promo on item_options.variant (company_id, promo_to) where promo_to is not null;
-- Items that come in "Blau".
create index variant_by_name on item_options.variant (company_id, lower(name ->> 'de'), item_id) where not is_archived;
