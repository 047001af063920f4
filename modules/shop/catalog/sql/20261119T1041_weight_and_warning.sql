-- What shipping costs hangs on what is packed; and how few of an item are too few.
alter table catalog.item
  -- Of one piece, packed; null: nobody has said, and it weighs nothing where a price goes by weight.
  add column weight_grams integer constraint item_weight check (weight_grams between 1 and 1000000),
  -- Null: as the shop says.
  add column warn_from integer constraint item_warn_from check (warn_from between 0 and 1000000);

create or replace view catalog.item_view as
select company_id, id, category_id, sort_key, number, ean, hashtags, name, description, links, price_cents, promo_cents, promo_from, promo_to,
  vat_kind, is_service, duration_minutes, content_thousandths, content_unit, deposit_cents, minimum_age, is_tobacco, is_cbd, is_prepaid,
  allergens, additives, diet, spicy, availability, stock, is_sold_out, sold_out_until, (is_archived or is_hidden) as is_archived, has_variants, search_text,
  has_no_allergens, delivery_days, safety, search_words, sold_count, created_at, weight_grams, warn_from
from catalog.item;

-- Whoever looks for what runs out does not walk past what is never counted.
create index item_counted on catalog.item (company_id, stock, id) where stock is not null and not is_archived;
