-- Which variants run out is asked with every list of items.
create index variant_counted on item_options.variant (company_id, item_id, stock) where stock is not null and not is_archived;
