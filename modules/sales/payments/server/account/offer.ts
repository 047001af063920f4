import { addSeconds } from '@fachwerk/base/time';
import { findCompany, isOperator } from '@fachwerk/companies/facade';
import type { App, CompanyCtx } from '@fachwerk/server/ctx';
import { type AccountRow, listAccountsInUse } from './account-store.ts';

/** What a company has to take money with. */
export type Offer = {
  readonly accounts: readonly AccountRow[];
  /** Money of the test provider is none: only demo companies may offer it. */
  readonly isDemo: boolean;
  /** The keys of the installation serve it where it has no account of its own. */
  readonly isOperator: boolean;
};

/**
 * Every cart asks, and it hardly ever changes. What another process has just replaced or removed may be believed a moment longer: a
 * payment begun with it is still looked after, and nobody else's account is ever among them.
 */
const BELIEVED_SECONDS = 5;
const MOST_BELIEVED = 10_000;

type Believed = { readonly until: Date; readonly offer: Offer };
const apps = new WeakMap<App, Map<string, Believed>>();

function believedIn(app: App): Map<string, Believed> {
  const known = apps.get(app) ?? new Map<string, Believed>();
  apps.set(app, known);
  return known;
}

export async function offerOf(ctx: CompanyCtx): Promise<Offer> {
  const believed = believedIn(ctx.app);
  const known = believed.get(ctx.companyId);
  if (known && known.until > ctx.now) return known.offer;
  const [accounts, company, runsIt] = await Promise.all([listAccountsInUse(ctx), findCompany(ctx), isOperator(ctx)]);
  const offer = { accounts, isDemo: company?.isDemo ?? false, isOperator: runsIt };
  if (believed.size >= MOST_BELIEVED) believed.clear();
  believed.set(ctx.companyId, { until: addSeconds(ctx.now, BELIEVED_SECONDS), offer });
  return offer;
}

/** For whoever has changed it. */
export function forgetOffer({ app, companyId }: CompanyCtx): void {
  believedIn(app).delete(companyId);
}
