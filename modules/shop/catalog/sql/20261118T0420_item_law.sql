-- What the law asks beside an item: "none" as an answer for allergens, the time of delivery, and who answers for the product.
alter table catalog.item
  add column has_no_allergens boolean not null default false,
  -- Null is as the shop says: {"from": 2, "to": 4} in working days.
  add column delivery_days jsonb,
  add column safety jsonb not null default '{"isExempt": false, "manufacturer": {"name": "", "address": "", "contact": ""},
    "responsible": {"name": "", "address": "", "contact": ""}, "warnings": {"de": "", "deDu": "", "en": "", "it": "", "ru": ""}}',
  add constraint item_none_or_some_allergens check (not has_no_allergens or allergens = '[]'),
  add constraint item_delivery_days check (delivery_days is null or (delivery_days ->> 'from')::int between 0 and (delivery_days ->> 'to')::int);

create or replace view catalog.item_view as
select company_id, id, category_id, sort_key, number, ean, hashtags, name, description, links, price_cents, promo_cents, promo_from, promo_to,
  vat_kind, is_service, duration_minutes, content_thousandths, content_unit, deposit_cents, minimum_age, is_tobacco, is_cbd, is_prepaid,
  allergens, additives, diet, spicy, availability, stock, is_sold_out, sold_out_until, is_archived, has_variants, search_text,
  has_no_allergens, delivery_days, safety
from catalog.item;
