import type { Output } from '@fachwerk/base/contract';
import { findCompany } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { firstStepsApi } from '../contract.ts';

/** One question each, and only those that the caller can do something about: what makes no sense in a kind of company takes what nobody has there. */
export async function stepsOfCompany(ctx: Ctx): Promise<Output<typeof firstStepsApi.show>> {
  const company = (await findCompany(ctx))!;
  const say = ctx.house.texts.in(ctx.language);
  const meant = ctx.house.firstSteps
    .filter(
      ({ capability, kinds }) => ctx.caller.capabilities.has(capability) && (kinds?.includes(company.kind) ?? true),
    )
    .toSorted((one, other) => one.rank - other.rank);
  const steps = await Promise.all(
    meant.map(async ({ name, path, isDone }) => ({
      ...{ name, path, title: say(`step.${name}`), about: say(`step.${name}.about`) },
      isDone: await isDone(ctx),
    })),
  );
  const isHidden = company.isDemo || steps.every(({ isDone }) => isDone) || (await isPutAway(ctx));
  return { steps, isHidden };
}

async function isPutAway(ctx: Ctx): Promise<boolean> {
  return (await ctx.db.first(sql`select from first_steps.put_away where company_id = ${ctx.companyId}`)) !== undefined;
}
