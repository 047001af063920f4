-- Variants stand in the module above. An item that has some is sold only by them: its own price is the lowest of theirs.
alter table catalog.item add column has_variants boolean not null default false;

-- One history for both: § 11 PAngV counts for a size as for an item without sizes.
alter table catalog.price_change add column variant_id uuid;
drop index catalog.price_change_one_base;
create unique index price_change_one_base on catalog.price_change (company_id, item_id, variant_id) nulls not distinct
  where kind = 'base' and to_at is null;
drop index catalog.price_change_by_item;
create index price_change_by_item on catalog.price_change (company_id, item_id, variant_id, from_at desc);

-- How the items of a category are sorted. The item has the rule of its category, held by the key, and its place follows from it.
alter table catalog.category
  add column sort_rule text not null default 'hand' check (sort_rule in ('hand', 'name', 'price', 'number', 'newest')),
  add constraint category_sort_rule unique (company_id, id, sort_rule);
alter table catalog.item add column sort_rule text not null default 'hand';
alter table catalog.item
  drop constraint item_category,
  add constraint item_category foreign key (company_id, category_id, sort_rule)
    references catalog.category (company_id, id, sort_rule) on update cascade,
  add column sort_key text not null generated always as (
    case sort_rule
      when 'name' then lower(name ->> 'de')
      when 'price' then lpad(price_cents::text, 10, '0')
      when 'number' then lpad(lower(number), 40, '0')
      when 'newest' then lpad((99999999999 - extract(epoch from created_at - to_timestamp(0))::bigint)::text, 11, '0')
      else lpad(position::text, 10, '0')
    end) stored;
drop index catalog.item_by_hand;
create index item_by_hand on catalog.item (company_id, is_archived, category_id, sort_key, id);

-- Whoever looks for food without meat does not walk past everything else.
create index item_by_hand_without_meat on catalog.item (company_id, is_archived, category_id, sort_key, id) where diet in ('vegetarian', 'vegan');

create view catalog.category_view as
select company_id, id, name, description, availability, position, is_archived from catalog.category;
create view catalog.item_view as
select company_id, id, category_id, sort_key, number, ean, hashtags, name, description, links, price_cents, promo_cents, promo_from, promo_to,
  vat_kind, is_service, duration_minutes, content_thousandths, content_unit, deposit_cents, minimum_age, is_tobacco, is_cbd, is_prepaid,
  allergens, additives, diet, spicy, availability, stock, is_sold_out, sold_out_until, is_archived, has_variants, search_text
from catalog.item;
create view catalog.price_change_view as
select company_id, item_id, variant_id, kind, cents, from_at, to_at from catalog.price_change;
