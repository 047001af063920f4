import type { UseCase } from '@fachwerk/server/module';
import type { dashboardApi } from '../contract.ts';
import { arranged, defaultLayout } from '../rules/default-layout.ts';
import { findLayout, removeLayout, saveLayout } from './layout-store.ts';

/** One's own arrangement, or the one of one's role. */
export const showLayout: UseCase<typeof dashboardApi.layout> = async (ctx) => {
  const own = await findLayout(ctx);
  return { ...(own ?? defaultLayout(ctx.caller.roles)), isDefault: !own };
};

export const arrangeDashboard: UseCase<typeof dashboardApi.saveLayout> = async (ctx, layout) => {
  await saveLayout(ctx, arranged(layout));
  return {};
};

export const resetDashboard: UseCase<typeof dashboardApi.resetLayout> = async (ctx) => {
  await removeLayout(ctx, ctx.caller.userId);
  return {};
};
