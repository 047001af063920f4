import type { CompanyCtx } from '@fachwerk/server/module';
import type { LegalKind } from '../../contract-legal.ts';
import { inForceOf, newestOf } from '../../rules/legal-versions.ts';
import { atSite } from '../site-place.ts';
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
  if (stored && JSON.stringify(stored.text) === JSON.stringify(sameOrder(text, stored.text))) return stored;
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

/** The database keeps the keys of an object in an order of its own. */
function sameOrder(text: object, like: object): object {
  const keys = [...new Set([...Object.keys(like), ...Object.keys(text)])];
  return Object.fromEntries(keys.map((key) => [key, (text as Record<string, unknown>)[key]]));
}

const AGREED = ['terms', 'privacy', 'withdrawal'] as const;

/** The versions a customer agrees to now. From here on they are kept word by word, the shipped ones too. */
export async function legalVersions(ctx: CompanyCtx): Promise<LegalVersions> {
  const { ctx: owner } = await atSite(ctx);
  const rows = await listLegal(owner);
  const current = AGREED.flatMap((kind) => inForceOf(rows, kind, ctx.now) ?? []);
  const stored = await listLegalTexts(owner, current);
  const kept = async (kind: LegalKind) => {
    const inForce = stored.find((legal) => legal.kind === kind);
    const legal = await storedOrShipped(owner, kind, rows, inForce);
    const isKept = rows.some((row) => row.kind === kind && row.version === legal.version);
    if (!isKept) await addLegal(owner, legal);
    return legal.version;
  };
  return { terms: await kept('terms'), privacy: await kept('privacy'), withdrawal: await kept('withdrawal') };
}
