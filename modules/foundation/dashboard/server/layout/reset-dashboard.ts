import type { UseCase } from '@fachwerk/server/module';
import type { dashboardApi } from '../../contract.ts';
import { removeLayout } from './layout-store.ts';

export const resetDashboard: UseCase<typeof dashboardApi.resetLayout> = async (ctx, { device }) => {
  await removeLayout(ctx, device ?? 'desk', ctx.caller.userId);
  return {};
};
