import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { type AlertKind, alertStream } from '../contract.ts';

type Touched = { readonly kind: AlertKind; readonly subjectId: string; readonly locationId: string | null };

/** Once per company, however many alerts a transaction has touched. As its last act: whoever else tells of alerts waits for the commit. */
export async function notifyWatchers(
  ctx: CompanyCtx,
  type: 'raised' | 'changed',
  touched: readonly Touched[],
): Promise<void> {
  if (touched.length === 0) return;
  const kinds = [...new Set(touched.map(({ kind }) => kind))];
  const subjectIds = [...new Set(touched.map(({ subjectId }) => subjectId))];
  const locationIds = [...new Set(touched.flatMap(({ locationId }) => locationId ?? []))];
  for (const companyId of await companiesWatching(ctx)) {
    await publish(inCompany(ctx, companyId), alertStream, { type, kinds, subjectIds, locationIds });
  }
}
