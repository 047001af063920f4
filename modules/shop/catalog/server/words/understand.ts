import { MATCHES } from '@fachwerk/base/word-match';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Understood } from '../../contract-understood.ts';
import { type Fit, meaningOf, mistypedOf, partings, synonymsOf, typedTerms } from '../../rules/understood.ts';
import { listAlike, listEmptyWords, listFits, listKnown } from './word-store.ts';

/** A typed word; where two words were made of it, the fits of each. */
type Read = { readonly said: string; readonly parts: readonly (readonly Fit[])[]; readonly instead: string | null };

/**
 * What somebody meant, by the words the shop has: each typed word, its forms, words that begin with it or contain it, and synonyms; where there
 * is none of these, the two words it is made of, then what it is with a typing mistake. A word that is nothing is left out if another one is something.
 */
export async function understand(
  ctx: CompanyCtx,
  text: string,
  synonyms: readonly (readonly string[])[],
): Promise<Understood> {
  const terms = typedTerms(text);
  if (terms.length === 0) return { meanings: [], instead: null };
  const meant = terms.map(({ word }) => synonymsOf(word, synonyms));
  const others = [...new Set(meant.flat())];
  const [found, same] = await Promise.all([listFits(ctx, terms), others.length > 0 ? listKnown(ctx, others) : []]);
  const fitsBy = Map.groupBy(found, ({ typed }) => typed);
  const read = await Promise.all(
    terms.map(async ({ said, word }, at): Promise<Read> => {
      const ofSynonyms = same.filter((each) => meant[at]!.includes(each.word)).map(asFit(MATCHES.contains));
      const fits = [...(fitsBy.get(word) ?? []), ...ofSynonyms];
      return fits.length > 0 ? { said, parts: [fits], instead: null } : repaired(ctx, said, word);
    }),
  );
  const isKnown = ({ parts }: Read) => parts.every((fits) => fits.length > 0);
  if (!read.some(isKnown)) return { meanings: terms.map(({ word }) => meaningOf(word, [])), instead: null };
  const empty = await emptyOf(ctx, read);
  const asked = read.map((each, at) => ({ ...each, word: terms[at]!.word })).filter(({ said }) => !empty.has(said));
  const known = asked.filter(isKnown);
  const isOther = known.length < asked.length || known.some(({ instead }) => instead !== null);
  return {
    meanings: known.flatMap(({ word, parts }) =>
      parts.map((fits) => meaningOf(parts.length > 1 ? fits[0]!.word : word, fits)),
    ),
    instead: isOther ? known.map(({ said, instead }) => instead ?? said).join(' ') : null,
  };
}

const asFit =
  (fit: number) =>
  (known: Omit<Fit, 'fit'>): Fit => ({ ...known, fit });

/** "für" says nothing about a thing; whoever types it means the words around it. */
async function emptyOf(ctx: CompanyCtx, read: readonly Read[]): Promise<ReadonlySet<string>> {
  if (read.length < 2) return new Set();
  const empty = await listEmptyWords(
    ctx,
    read.map(({ said }) => said),
  );
  return empty.size < read.length ? empty : new Set();
}

async function repaired(ctx: CompanyCtx, said: string, word: string): Promise<Read> {
  const pairs = partings(word);
  const halves = pairs.length > 0 ? await listKnown(ctx, [...new Set(pairs.flat())]) : [];
  const byWord = new Map(halves.map((each) => [each.word, each]));
  const pair = pairs.findLast(([left, right]) => byWord.has(left) && byWord.has(right));
  if (pair) {
    const parts = pair.map((each) => byWord.get(each)!);
    return {
      said,
      parts: parts.map((each) => [asFit(MATCHES.same)(each)]),
      instead: parts.map(({ shown }) => shown).join(' '),
    };
  }
  const near = mistypedOf(word, await listAlike(ctx, word));
  return { said, parts: [near.map(asFit(MATCHES.mistyped))], instead: near[0]?.shown ?? null };
}
