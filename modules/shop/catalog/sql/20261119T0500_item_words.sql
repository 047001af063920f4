-- How words are compared: `plainName` of kit/base in SQL, without the extension `unaccent`, whose answer depends on a file of the server and
-- may therefore not stand in a column. A test holds one beside the other.
create function catalog.plain_words(said text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(replace(replace(replace(
    translate(replace(lower(said), 'ß', 'ss'), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžơưǎǐǒǔǖǘǚǜǟǡǣǧǩǫǭǯǰǵǹǻǽǿȁȃȅȇȉȋȍȏȑȓȕȗșțȟȧȩȫȭȯȱȳйѐёѓїќѝўḁḃḅḇḉḋḍḏḑḓḕḗḙḛḝḟḡḣḥḧḩḫḭḯḱḳḵḷḹḻḽḿṁṃṅṇṉṋṍṏṑṓṕṗṙṛṝṟṡṣṥṧṩṫṭṯṱṳṵṷṹṻṽṿẁẃẅẇẉẋẍẏẑẓẕẖẗẘẙẛạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzouaiouuuuuaaægkooʒjgnaæøaaeeiioorruusthaeooooyиеегікиуabbbcdddddeeeeefghhhhhiikkkllllmmmnnnnoooopprrrrsssssttttuuuuuvvwwwwwxxyzzzhtwyſaaaaaaaaaaaaeeeeeeeeiioooooooooooouuuuuuuyyyy'),
    'ae', 'a'), 'oe', 'o'), 'ue', 'u'), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- All that is said in one of the languages.
create function catalog.all_languages(said jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(said ->> 'de', '') || ' ' || coalesce(said ->> 'deDu', '') || ' ' || coalesce(said ->> 'en', '') || ' '
    || coalesce(said ->> 'it', '') || ' ' || coalesce(said ->> 'ru', '')
$$;

-- A: of the name. B: number, EAN and hashtags. D: of the description.
alter table catalog.item
  add column search_words tsvector not null generated always as (
    setweight(to_tsvector('simple', catalog.plain_words(catalog.all_languages(name))), 'A')
    || setweight(to_tsvector('simple', catalog.plain_words(number || ' ' || ean || ' ' || (hashtags::text))), 'B')
    || setweight(to_tsvector('simple', catalog.plain_words(catalog.all_languages(description))), 'D')) stored,
  -- Pieces in thirty days, counted every night.
  add column sold_count integer not null default 0;

create index item_words on catalog.item using gin (company_id, search_words) where not (is_archived or is_hidden);
-- Each order of a list, of the shop and of a category, read forwards or backwards.
create index item_by_sold on catalog.item (company_id, sold_count, id) where not (is_archived or is_hidden);
create index item_by_sold_of on catalog.item (company_id, category_id, sold_count, id) where not (is_archived or is_hidden);
create index item_by_age on catalog.item (company_id, created_at, id) where not (is_archived or is_hidden);
create index item_by_age_of on catalog.item (company_id, category_id, created_at, id) where not (is_archived or is_hidden);
create index item_by_cents on catalog.item (company_id, price_cents, id) where not (is_archived or is_hidden);
create index item_by_cents_of on catalog.item (company_id, category_id, price_cents, id) where not (is_archived or is_hidden);

create or replace view catalog.item_view as
select company_id, id, category_id, sort_key, number, ean, hashtags, name, description, links, price_cents, promo_cents, promo_from, promo_to,
  vat_kind, is_service, duration_minutes, content_thousandths, content_unit, deposit_cents, minimum_age, is_tobacco, is_cbd, is_prepaid,
  allergens, additives, diet, spicy, availability, stock, is_sold_out, sold_out_until, (is_archived or is_hidden) as is_archived, has_variants, search_text,
  has_no_allergens, delivery_days, safety, search_words, sold_count, created_at
from catalog.item;

-- The words of what a company offers. What somebody types is looked for among them: beginnings, parts, other forms and typing mistakes cost
-- as much as there are words, not as there are items. Written after the items by jobs.
create table catalog.search_word (
  company_id uuid not null references companies.company (id),
  -- As words are compared.
  word       text collate "C" not null check (word <> ''),
  -- As it is written somewhere.
  shown      text not null,
  -- What German forms of a word have in common.
  stem       text collate "C" not null,
  -- How many items have it, about.
  items      integer not null,
  primary key (company_id, word)
);
create index search_word_by_stem on catalog.search_word (company_id, stem);
create index search_word_parts on catalog.search_word using gin (company_id, word gin_trgm_ops);

insert into catalog.search_word (company_id, word, shown, stem, items)
select i.company_id, p.word, min(piece), coalesce((ts_lexize('german_stem', lower(min(piece))))[1], p.word), count(distinct i.id)
from catalog.item i
cross join lateral regexp_split_to_table(catalog.all_languages(i.name) || ' ' || i.number || ' ' || i.ean || ' ' || (i.hashtags::text) || ' '
  || catalog.all_languages(i.description), '[^[:alnum:]]+') as piece
cross join lateral (select catalog.plain_words(piece) as word) p
where not (i.is_archived or i.is_hidden) and p.word <> '' and length(p.word) <= 60
group by i.company_id, p.word;
