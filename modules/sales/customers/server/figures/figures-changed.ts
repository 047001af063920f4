import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { countFiguresJob } from './count-figures.job.ts';

/** In the transaction of what changes them; counted after the commit, once for all that one transaction does. */
export async function figuresChanged(ctx: CompanyCtx, customerId: string): Promise<void> {
  await ctx.db.remembered(`customer figures ${customerId}`, () =>
    addJob(ctx, countFiguresJob, { companyId: ctx.companyId, customerId }, { key: `customer-figures:${customerId}` }),
  );
}

/** Of whoever has this address in the network, for modules that know people by it. */
export async function figuresChangedOf(ctx: CompanyCtx, email: string): Promise<void> {
  if (email === '') return;
  const payload = { companyId: ctx.companyId, email };
  await ctx.db.remembered(`customer figures ${email}`, () => addJob(ctx, countFiguresJob, payload));
}
