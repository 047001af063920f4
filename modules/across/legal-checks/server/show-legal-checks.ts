import type { UseCase } from '@fachwerk/server/module';
import type { legalCheckApi } from '../contract.ts';
import { judgeSite } from '../rules/laws.ts';
import { factsOfSite } from './facts-of-site.ts';
import { outdatedTexts } from './hooks.ts';

/** An outdated text stands in nobody's way, so only who looks here waits for the answer. */
export const showLegalChecks: UseCase<typeof legalCheckApi.show> = async (ctx) => {
  const outdated = (await ctx.app.hooks.find(outdatedTexts)?.(ctx)) ?? [];
  return { checks: judgeSite({ ...(await factsOfSite(ctx)), outdated }) };
};
