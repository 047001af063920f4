import { companiesWatching } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { LegalKind } from '../../contract-legal.ts';
import { inForceOf, newestOf } from '../../rules/legal-versions.ts';
import { atSite } from '../site-place.ts';
import { knownHosts, knownSite } from '../site-store.ts';
import { addLegal, findLegal, type LegalRow, listLegal, listLegalTexts, type StoredLegal } from './legal-store.ts';
import { shippedLegal } from './legal-templates.ts';

export type LegalVersions = { readonly terms: number; readonly privacy: number; readonly withdrawal: number };

/**
 * What is in force now. The shipped text follows the company's data until somebody has written a text of their own: while it says
 * something else than the last one that was kept, it is the next version.
 */
export async function legalInForce(ctx: CompanyCtx, kind: LegalKind, rows: readonly LegalRow[]): Promise<StoredLegal> {
  const current = inForceOf(rows, kind, ctx.now);
  return storedOrShipped(ctx, kind, rows, current && (await findLegal(ctx, kind, current.version)));
}

async function storedOrShipped(
  ctx: CompanyCtx,
  kind: LegalKind,
  rows: readonly LegalRow[],
  stored: StoredLegal | undefined,
): Promise<StoredLegal> {
  if (stored && !stored.isTemplate) return stored;
  const text = await shippedLegal(ctx, kind);
  if (stored && isSame(stored.text, text)) return stored;
  return {
    kind,
    version: newestOf(rows, kind) + 1,
    text,
    isTemplate: true,
    validFrom: ctx.now,
    createdAt: ctx.now,
    personId: null,
    personName: '',
  };
}

/** Both are the same objects from one order to the next. */
const compared = new WeakMap<object, { readonly text: object; readonly isSame: boolean }>();

function isSame(stored: object, text: object): boolean {
  const last = compared.get(stored);
  if (last?.text === text) return last.isSame;
  const isSameNow = JSON.stringify(stored) === JSON.stringify(sameOrder(text, stored));
  compared.set(stored, { text, isSame: isSameNow });
  return isSameNow;
}

/** The database keeps the keys of an object in an order of its own. */
function sameOrder(text: object, like: object): object {
  const keys = [...new Set([...Object.keys(like), ...Object.keys(text)])];
  return Object.fromEntries(keys.map((key) => [key, (text as Record<string, unknown>)[key]]));
}

const AGREED = ['terms', 'privacy', 'withdrawal'] as const;

type KnownLegal = {
  readonly owner: CompanyCtx;
  readonly rows: readonly LegalRow[];
  readonly stored: readonly StoredLegal[];
};

/** What `legalVersions` needs to know, asked for once within a transaction: whoever will need it asks while others are asked too. */
export function knownLegal(ctx: CompanyCtx): Promise<KnownLegal> {
  return ctx.db.remembered(`legal ${ctx.companyId}`, async () => {
    const { ctx: owner } = await atSite(ctx);
    const [rows] = await Promise.all([knownRows(owner), knownSite(owner), knownHosts(owner, [owner.companyId])]);
    const current = AGREED.flatMap((kind) => inForceOf(rows, kind, ctx.now) ?? []);
    return { owner, rows, stored: await textsInForce(owner, current) };
  });
}

function knownRows(ctx: CompanyCtx): Promise<LegalRow[]> {
  return ctx.db.remembered(`legal rows ${ctx.companyId}`, () => listLegal(ctx));
}

/** All that `siteAddress` and `knownLegal` will ask about the site of this very company, in one journey to the database. */
export async function askAboutSite(ctx: CompanyCtx): Promise<void> {
  const { companyId } = ctx;
  await Promise.all([companiesWatching(ctx), knownSite(ctx), knownHosts(ctx, [companyId]), knownRows(ctx)]);
}

/** What is or was in force is never written anew, nor taken back: so its words need not be read again. */
const wordsKnown = new Map<string, StoredLegal>();
const MOST_KNOWN = 300;

async function textsInForce(owner: CompanyCtx, current: readonly LegalRow[]): Promise<StoredLegal[]> {
  const keyOf = ({ kind, version }: LegalRow) => `${owner.companyId} ${kind} ${version}`;
  const unknown = current.filter((row) => !wordsKnown.has(keyOf(row)));
  const read = unknown.length > 0 ? await listLegalTexts(owner, unknown) : [];
  const found = current.flatMap((row) => wordsKnown.get(keyOf(row)) ?? read.filter(({ kind }) => kind === row.kind));
  if (wordsKnown.size + read.length > MOST_KNOWN) wordsKnown.clear();
  for (const legal of read) wordsKnown.set(keyOf(legal), legal);
  return found;
}

/** The versions a customer agrees to now. From here on they are kept word by word, the shipped ones too. */
export async function legalVersions(ctx: CompanyCtx): Promise<LegalVersions> {
  const { owner, rows, stored } = await knownLegal(ctx);
  const kept = async (kind: LegalKind) => {
    const inForce = stored.find((legal) => legal.kind === kind);
    const legal = await storedOrShipped(owner, kind, rows, inForce);
    const isKept = rows.some((row) => row.kind === kind && row.version === legal.version);
    if (!isKept) await addLegal(owner, legal);
    return legal.version;
  };
  const [terms, privacy, withdrawal] = await Promise.all(AGREED.map(kept));
  return { terms: terms!, privacy: privacy!, withdrawal: withdrawal! };
}
