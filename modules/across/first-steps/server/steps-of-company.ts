import type { Output } from '@fachwerk/base/contract';
import { findCompany } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { firstStepsApi, StepsPlace } from '../contract.ts';

/** One question each, and only those that the caller can do something about: what makes no sense in a kind of company takes what nobody has there. */
export async function stepsOfCompany(ctx: Ctx, place: StepsPlace): Promise<Output<typeof firstStepsApi.show>> {
  const [found, wasPutAway] = await Promise.all([findCompany(ctx), isPutAway(ctx)]);
  const company = found!;
  const isUnwanted = company.isDemo || wasPutAway;
  if (isUnwanted && place === 'overview') return { steps: [], isHidden: true };
  const t = ctx.app.texts.in(ctx.language);
  const meant = ctx.app.firstSteps
    .filter(
      ({ capability, kinds, trades }) =>
        ctx.caller.capabilities.has(capability) &&
        (kinds?.includes(company.kind) ?? true) &&
        (trades?.includes(company.trade ?? '') ?? true),
    )
    .toSorted((one, other) => one.rank - other.rank);
  const steps = await Promise.all(
    meant.map(async ({ name, path, address, isOptional = false, isDone }) => ({
      name,
      path,
      address: (await address?.(ctx)) ?? null,
      isOptional,
      title: t(`step.${name}`),
      about: t(`step.${name}.about`),
      isDone: await isDone(ctx),
    })),
  );
  return { steps, isHidden: isUnwanted || steps.every(({ isDone, isOptional }) => isDone || isOptional) };
}

async function isPutAway(ctx: Ctx): Promise<boolean> {
  return (await ctx.db.first(sql`select from first_steps.put_away where company_id = ${ctx.companyId}`)) !== undefined;
}
