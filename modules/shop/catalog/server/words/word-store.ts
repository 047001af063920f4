import { MATCHES } from '@fachwerk/base/word-match';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Fit, KnownWord } from '../../rules/understood.ts';

/** More words of one beginning say nothing any more about what is meant. */
const MOST_BEGUN = 50;
const MOST_CONTAINING = 100;
const MOST_ALIKE = 2_000;
/** A shorter stem stands in words that have nothing to do with it. */
const SHORTEST_STEM = 4;
/** Behind every letter. */
const LAST = '\u{10ffff}';

export type TypedFit = Fit & { readonly typed: string };

/** The words of the shop that a typed word is, that it begins, or that contain it; `said` as it was typed, for the German dictionary. */
export function listFits(
  ctx: CompanyCtx,
  terms: readonly { readonly said: string; readonly word: string }[],
): Promise<TypedFit[]> {
  const words = terms.map(({ word }) => word);
  return ctx.db.rows<TypedFit>(sql`
    select t.word as typed, found.word, found.shown, found.items, found.fit
    from unnest(${terms.map(({ said }) => said.toLowerCase())}::text[], ${words}::text[],
      ${words.map((word) => word + LAST)}::text[]) as given (said, word, last)
    cross join lateral (select catalog.plain_words(coalesce((ts_lexize('german_stem', given.said))[1], '')) as stem) s
    cross join lateral (select given.*, case when length(s.stem) >= ${SHORTEST_STEM} then s.stem else given.word end as part) t
    cross join lateral (
      (select w.word, w.shown, w.items, ${MATCHES.same}::int as fit from catalog.search_word w
      where w.company_id = ${ctx.companyId} and w.word = t.word)
      union all
      (select w.word, w.shown, w.items, ${MATCHES.same}::int from catalog.search_word w
      where w.company_id = ${ctx.companyId} and w.word <> t.word
        and w.stem = any(array[(ts_lexize('german_stem', t.said))[1], (ts_lexize('german_stem', t.word))[1]]))
      union all
      (select w.word, w.shown, w.items, ${MATCHES.begins}::int from catalog.search_word w
      where w.company_id = ${ctx.companyId} and w.word > t.word collate "C" and w.word < t.last collate "C"
      order by w.items desc limit ${MOST_BEGUN})
      union all
      (select w.word, w.shown, w.items, ${MATCHES.contains}::int from catalog.search_word w
      where w.company_id = ${ctx.companyId} and length(t.part) >= 3 and w.word like '%' || t.part || '%' and not starts_with(w.word, t.word)
      order by w.items desc limit ${MOST_CONTAINING})
    ) found`);
}

/** Those of these words that the shop has. */
export function listKnown(ctx: CompanyCtx, words: readonly string[]): Promise<KnownWord[]> {
  return ctx.db.rows<KnownWord>(sql`
    select word, shown, items from catalog.search_word
    where company_id = ${ctx.companyId} and word = any(${words}::text[])`);
}

/** What a mistyped word may have been: words with many of its three letters, and words of its length with its first letter. */
export function listAlike(ctx: CompanyCtx, typed: string): Promise<KnownWord[]> {
  const first = typed.slice(0, 1);
  return ctx.db.rows<KnownWord>(sql`
    (select word, shown, items from catalog.search_word
    where company_id = ${ctx.companyId} and word % ${typed} order by items desc limit ${MOST_ALIKE})
    union
    (select word, shown, items from catalog.search_word
    where company_id = ${ctx.companyId} and word >= ${first}::text collate "C" and word < ${first + LAST}::text collate "C"
      and length(word) between ${typed.length - 2} and ${typed.length + 2}
    order by items desc limit ${MOST_ALIKE})`);
}

/** Words that carry nothing ("für", "mit"), as far as the German dictionary knows them. */
export async function listEmptyWords(ctx: CompanyCtx, said: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.rows<{ word: string }>(sql`
    select word from unnest(${said}::text[]) as typed (word) where ts_lexize('german_stem', lower(word)) = '{}'`);
  return new Set(rows.map(({ word }) => word));
}

/** Each piece of what is said of an item, once. */
const pieces = sql`
  select distinct i.id, piece from catalog.item i
  cross join lateral (select regexp_split_to_table(catalog.all_languages(i.name) || ' ' || i.number || ' ' || i.ean || ' ' || (i.hashtags::text) || ' '
    || catalog.all_languages(i.description), '[^[:alnum:]]+') as piece) split`;

// A piece is compared once, however many items have it: ten thousand descriptions share most of their words.

/** The words of these items that were not known yet. */
export async function addWords(ctx: CompanyCtx, itemIds: readonly string[]): Promise<void> {
  await ctx.db.rows(sql`
    with said as materialized (${pieces} where i.company_id = ${ctx.companyId} and i.id = any(${itemIds}::uuid[])),
    compared as materialized (
      select piece, catalog.plain_words(piece) as word from (select distinct piece from said) once
    ), counted as (
      select c.word, min(c.piece) as shown, count(distinct s.id)::int as items from said s join compared c using (piece)
      where c.word <> '' and length(c.word) <= 60 group by c.word
    )
    insert into catalog.search_word (company_id, word, shown, stem, items)
    select ${ctx.companyId}, word, shown, coalesce((ts_lexize('german_stem', lower(shown)))[1], word), items from counted order by word
    on conflict (company_id, word) do nothing`);
}

/** All words of what is offered, counted anew; those of what is gone go too. */
export async function recountWords(ctx: Pick<CompanyCtx, 'db' | 'companyId'>): Promise<void> {
  await ctx.db.rows(sql`
    with said as materialized (${pieces} where i.company_id = ${ctx.companyId} and not (i.is_archived or i.is_hidden)),
    compared as materialized (
      select piece, catalog.plain_words(piece) as word from (select distinct piece from said) once
    ), counted as materialized (
      select c.word, min(c.piece) as shown, count(distinct s.id)::int as items from said s join compared c using (piece)
      where c.word <> '' and length(c.word) <= 60 group by c.word
    ), gone as (
      delete from catalog.search_word w where w.company_id = ${ctx.companyId} and not exists (select from counted c where c.word = w.word)
    )
    insert into catalog.search_word as w (company_id, word, shown, stem, items)
    select ${ctx.companyId}, word, shown, coalesce((ts_lexize('german_stem', lower(shown)))[1], word), items from counted order by word
    on conflict (company_id, word) do update set shown = excluded.shown, stem = excluded.stem, items = excluded.items
    where (w.shown, w.items) is distinct from (excluded.shown, excluded.items)`);
}
