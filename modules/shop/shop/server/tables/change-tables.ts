import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { shopProblems } from '../../contract.ts';
import { notifyShop } from '../notify-shop.ts';
import { renewRevision } from '../settings/settings-store.ts';

const problem = problemsOf(shopProblems);

/** The database knows which names are taken. */
export async function withFreeName<T>(name: string, path: string, store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (brokenConstraint(error) !== 'dining_table_name_unique') throw error;
    throw problem('table.name_taken', { name }, { fields: [{ path, code: 'table.name_taken', params: { name } }] });
  }
}

/** What a change of tables ends with. Their codes are in no trail. */
export async function recordTableChange(ctx: CompanyCtx, action: string, names: readonly string[]): Promise<void> {
  await audit(ctx, { subjectKind: 'shop', subjectId: ctx.companyId, action, after: { tables: names } });
  await renewRevision(ctx);
  await notifyShop(ctx);
}
