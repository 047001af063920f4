import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { dashboardApi } from '../../contract.ts';
import { defaultLayout, FIRST_LAYOUT } from '../../rules/default-layout.ts';
import { findLayout } from './layout-store.ts';

/** One's own arrangement, or the one of one's role; before there is anything to count, what is worth reading. */
export const showLayout: UseCase<typeof dashboardApi.layout> = async (ctx) => {
  const own = await findLayout(ctx);
  if (own) return { ...own, isDefault: false };
  const begun = await beginnings(ctx);
  const hasBegun = begun.length === 0 || begun.some(({ isDone }) => isDone);
  // Boxes have their step; where no module knows of any, nothing is left out.
  const hasBoxes = begun.find(({ name }) => name === 'wall')?.isDone ?? true;
  return { ...(hasBegun ? defaultLayout(ctx.caller.roles, { hasBoxes }) : FIRST_LAYOUT), isDefault: true };
};

function beginnings(ctx: Ctx): Promise<{ readonly name: string; readonly isDone: boolean }[]> {
  const steps = ctx.house.firstSteps.filter(({ isBeginning }) => isBeginning);
  return Promise.all(steps.map(async ({ name, isDone }) => ({ name, isDone: await isDone(ctx) })));
}
