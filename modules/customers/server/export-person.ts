import type { Language } from '@fachwerk/base/language';
import type { FileAnswer } from '@fachwerk/base/schema';
import type { Ctx, CustomerCtx, UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../contract-site.ts';
import type { customerApi } from '../contract-staff.ts';
import type { StoredCustomer } from './customer-store.ts';
import { findMyself, ownNetwork } from './me.ts';
import { personOf } from './person.ts';
import { findInSight } from './sight.ts';

/** The whole network's part for the person themselves; for staff what they may see. */
export const exportMe: UseCase<typeof accountApi.export> = async (ctx) =>
  exported(ownNetwork(ctx), await findMyself(ctx), ctx.language);

export const exportCustomer: UseCase<typeof customerApi.export> = async (ctx, { id }) =>
  exported(ctx, (await findInSight(ctx, id)).customer, ctx.language);

async function exported(ctx: Ctx | CustomerCtx, customer: StoredCustomer, language: Language): Promise<FileAnswer> {
  const person = personOf(customer);
  const parts: Record<string, unknown> = { exportedAt: ctx.now };
  for (const { module, export: exportPart } of ctx.house.personalData) parts[module] = await exportPart(ctx, person);
  const say = (await ctx.house.texts.of(ctx.db, ctx.companyId)).in(language);
  return {
    fileName: `${say('customers.export.file')}-${ctx.now.toISOString().slice(0, 10)}.json`,
    contentType: 'application/json',
    base64: Buffer.from(JSON.stringify(parts, null, 2)).toString('base64'),
  };
}
