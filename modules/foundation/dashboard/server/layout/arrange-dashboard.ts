import type { UseCase } from '@fachwerk/server/module';
import type { dashboardApi } from '../../contract.ts';
import { arranged } from '../../rules/default-layout.ts';
import { saveLayout } from './layout-store.ts';

export const arrangeDashboard: UseCase<typeof dashboardApi.saveLayout> = async (ctx, { device, ...layout }) => {
  await saveLayout(ctx, device ?? 'desk', arranged(layout));
  return {};
};
