import type { Language } from '@fachwerk/base/language';
import type { FileAnswer } from '@fachwerk/base/schema';
import { dayOf } from '@fachwerk/base/time';
import type { Ctx, CustomerCtx } from '@fachwerk/server/ctx';
import type { StoredCustomer } from '../record/customer-store.ts';
import { personOf } from '../record/person.ts';

export async function exportPerson(
  ctx: Ctx | CustomerCtx,
  customer: StoredCustomer,
  language: Language,
): Promise<FileAnswer> {
  const person = personOf(customer);
  const parts: Record<string, unknown> = { exportedAt: ctx.now };
  for (const { module, export: exportPart } of ctx.app.personalData) parts[module] = await exportPart(ctx, person);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  return {
    fileName: `${t('customers.export.file')}-${dayOf(ctx.now)}.json`,
    contentType: 'application/json',
    base64: Buffer.from(JSON.stringify(parts, null, 2)).toString('base64'),
  };
}
