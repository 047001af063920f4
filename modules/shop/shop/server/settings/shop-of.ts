import { paymentOptionsWithLater } from '@fachwerk/payments/facade';
import type { App, CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Shop } from '../../contract.ts';
import { listAreas } from '../areas/area-store.ts';
import { hasTables } from '../tables/table-store.ts';
import { findPause, findSettings } from './settings-store.ts';

/** What is kept of a shop between two questions. With what it can be paid, and who signs, is asked each time. */
type Kept = Omit<Shop, 'offered' | 'isPartyComplete' | 'isSmallBusiness'>;
type Known = Map<string, { readonly revision: string; readonly kept: Kept }>;
const apps = new WeakMap<App, Known>();
const MOST_KEPT = 10_000;

/** The shop of a company as it is at this moment: every cart and every page asks, so it is read anew only when it has changed. */
export async function shopOf(ctx: CompanyCtx): Promise<Shop> {
  const [{ revision, ...party }, offered] = await Promise.all([findHead(ctx), paymentOptionsWithLater(ctx)]);
  return { ...(await keptOf(ctx, revision)), offered, ...party };
}

type Head = { readonly revision: string; readonly isPartyComplete: boolean; readonly isSmallBusiness: boolean };

async function findHead({ db, companyId }: CompanyCtx): Promise<Head> {
  const row = await db.first<Head>(sql`
    select coalesce(s.revision::text, c.trade) as revision, p.is_complete as is_party_complete, p.is_small_business
    from companies.contract_party_view p
    join companies.company_view c on c.company_id = p.company_id
    left join shop.settings s on s.company_id = p.company_id
    where p.company_id = ${companyId}`);
  if (!row) throw new Error(`there is no company ${companyId}`);
  return row;
}

async function keptOf(ctx: CompanyCtx, revision: string): Promise<Kept> {
  const known = apps.get(ctx.app) ?? (new Map() as Known);
  apps.set(ctx.app, known);
  const found = known.get(ctx.companyId);
  if (found?.revision === revision) return found.kept;
  const [settings, areas, tables, pause] = await Promise.all([
    findSettings(ctx),
    listAreas(ctx),
    hasTables(ctx),
    findPause(ctx),
  ]);
  const kept = { ...settings, areas, hasTables: tables, pause };
  if (known.size >= MOST_KEPT) known.clear();
  // A revision is older than what was read after it, or the same: the next question finds a newer one, and reads again.
  known.set(ctx.companyId, { revision, kept });
  return kept;
}
