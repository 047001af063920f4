import { companiesWatching, inCompany, networkOf } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { LegalKind, LegalWords } from '../../contract-legal.ts';
import { isOfParty } from '../../rules/legal-party.ts';
import { inForceOf, newestOf } from '../../rules/legal-versions.ts';
import { atSite } from '../site-place.ts';
import { knownHosts, knownSite } from '../site-store.ts';
import { addLegal, findLegal, type LegalRow, listLegal, listLegalTexts, type StoredLegal } from './legal-store.ts';
import { shippedLegal } from './legal-templates.ts';

export type LegalVersions = { readonly terms: number; readonly privacy: number; readonly withdrawal: number };

/**
 * The version in force now. Until the company writes its own text, it follows the template with the company's data, or the text of its network: if
 * that differs from the last stored version, it becomes the next one.
 */
export async function legalInForce(ctx: CompanyCtx, kind: LegalKind, rows: readonly LegalRow[]): Promise<StoredLegal> {
  const current = inForceOf(rows, kind, ctx.now);
  return storedOrFollowing(ctx, kind, rows, current && (await findLegal(ctx, kind, current.version)));
}

async function storedOrFollowing(
  ctx: CompanyCtx,
  kind: LegalKind,
  rows: readonly LegalRow[],
  stored: StoredLegal | undefined,
): Promise<StoredLegal> {
  if (stored && !stored.isTemplate) return stored;
  const text = (await legalOfNetwork(ctx, kind)) ?? (await shippedLegal(ctx, kind));
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

/** Cached: both objects stay the same from one order to the next. */
const compared = new WeakMap<object, { readonly text: object; readonly isSame: boolean }>();

function isSame(stored: object, text: object): boolean {
  const last = compared.get(stored);
  if (last?.text === text) return last.isSame;
  const isSameNow = JSON.stringify(stored) === JSON.stringify(sameOrder(text, stored));
  compared.set(stored, { text, isSame: isSameNow });
  return isSameNow;
}

/** jsonb does not preserve the order of keys. */
function sameOrder(text: object, like: object): object {
  const keys = [...new Set([...Object.keys(like), ...Object.keys(text)])];
  return Object.fromEntries(keys.map((key) => [key, (text as Record<string, unknown>)[key]]));
}

const AGREED = ['terms', 'privacy', 'withdrawal'] as const;

/** A company's versions, with the content of those that customers agree to. */
type KnownLegal = { readonly rows: readonly LegalRow[]; readonly stored: readonly StoredLegal[] };

/** Preloads the data for `legalVersions` once per transaction, in parallel with other reads. */
export async function knownLegal(ctx: CompanyCtx, siteCompanyId: string): Promise<void> {
  const owners = [...new Set([ctx.companyId, siteCompanyId])];
  await Promise.all(owners.map((id) => legalOf(inCompany(ctx, id))));
}

function legalOf(ctx: CompanyCtx): Promise<KnownLegal> {
  return ctx.db.remembered(`legal ${ctx.companyId}`, async () => {
    const [rows] = await Promise.all([knownRows(ctx), knownSite(ctx), atSite(ctx)]);
    const current = AGREED.flatMap((kind) => inForceOf(rows, kind, ctx.now) ?? []);
    return { rows, stored: await textsInForce(ctx, current) };
  });
}

function knownRows(ctx: CompanyCtx): Promise<LegalRow[]> {
  return ctx.db.remembered(`legal rows ${ctx.companyId}`, () => listLegal(ctx));
}

/** Preloads the data for `siteAddress` and `knownLegal` of this company in one round trip. */
export async function askAboutSite(ctx: CompanyCtx): Promise<void> {
  const { companyId } = ctx;
  await Promise.all([companiesWatching(ctx), knownSite(ctx), knownHosts(ctx, [companyId]), knownRows(ctx)]);
}

/** Versions in force never change and are never removed, so their content can be cached. */
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

/**
 * The versions a customer agrees to now: terms and withdrawal of the contract party in `ctx`, privacy of the site. From here on they are stored
 * verbatim, templates too.
 */
export async function legalVersions(ctx: CompanyCtx, siteCompanyId: string): Promise<LegalVersions> {
  const kept = async (kind: LegalKind) => {
    const owner = isOfParty(kind) ? ctx : inCompany(ctx, siteCompanyId);
    const { rows, stored } = await legalOf(owner);
    const inForce = stored.find((legal) => legal.kind === kind);
    const legal = await storedOrFollowing(owner, kind, rows, inForce);
    const isKept = rows.some((row) => row.kind === kind && row.version === legal.version);
    if (!isKept) await addLegal(owner, legal);
    return legal.version;
  };
  const [terms, privacy, withdrawal] = await Promise.all(AGREED.map(kept));
  return { terms: terms!, privacy: privacy!, withdrawal: withdrawal! };
}

/** Terms written by a franchisor, which its franchisees use until they have their own. All other texts name their owner and are not shared. */
export async function legalOfNetwork(ctx: CompanyCtx, kind: LegalKind): Promise<LegalWords | undefined> {
  if (kind !== 'terms') return undefined;
  const networkId = await networkOf(ctx);
  if (networkId === ctx.companyId) return undefined;
  const { stored } = await legalOf(inCompany(ctx, networkId));
  const written = stored.find((legal) => legal.kind === kind && !legal.isTemplate);
  return written?.text;
}
