-- Kept in the back-office, not offered to customers: drafts of other shops, goods that are not ready yet.
alter table catalog.item add column is_hidden boolean not null default false;

-- Whoever sells reads this view: what is hidden counts as archived there.
create or replace view catalog.item_view as
select company_id, id, category_id, sort_key, number, ean, hashtags, name, description, links, price_cents, promo_cents, promo_from, promo_to,
  vat_kind, is_service, duration_minutes, content_thousandths, content_unit, deposit_cents, minimum_age, is_tobacco, is_cbd, is_prepaid,
  allergens, additives, diet, spicy, availability, stock, is_sold_out, sold_out_until, (is_archived or is_hidden) as is_archived, has_variants, search_text,
  has_no_allergens, delivery_days, safety
from catalog.item;
