import type { Language } from '@fachwerk/base/language';
import type { FileAnswer } from '@fachwerk/base/schema';
import { dayOf } from '@fachwerk/base/time';
import { inCompany } from '@fachwerk/companies/facade';
import type { Ctx, CustomerCtx } from '@fachwerk/server/ctx';
import type { StoredCustomer } from '../record/customer-store.ts';
import { peopleOf } from '../record/person.ts';

export async function exportPerson(
  ctx: Ctx | CustomerCtx,
  customer: StoredCustomer,
  language: Language,
): Promise<FileAnswer> {
  const people = await peopleOf(inCompany(ctx, customer.companyId), [customer]);
  const parts: Record<string, unknown> = { exportedAt: ctx.now };
  for (const { module, export: exportPart } of ctx.app.personalData) {
    let part: Readonly<Record<string, unknown>> = {};
    for (const { person } of people) part = together(part, await exportPart(ctx, person));
    parts[module] = part;
  }
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  return {
    fileName: `${t('customers.export.file')}-${dayOf(ctx.now)}.json`,
    contentType: 'application/json',
    base64: Buffer.from(JSON.stringify(parts, null, 2)).toString('base64'),
  };
}

type Part = Readonly<Record<string, unknown>>;

/** Lists of records grow; what there is once is the present customer's. */
function together(part: Part, more: Part): Part {
  const sum = Object.entries(more).map(([name, value]) => {
    const known = part[name];
    return [name, Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : (known ?? value)];
  });
  return { ...part, ...Object.fromEntries(sum) };
}
