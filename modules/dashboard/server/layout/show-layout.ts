import type { UseCase } from '@fachwerk/server/module';
import type { dashboardApi } from '../../contract.ts';
import { defaultLayout } from '../../rules/default-layout.ts';
import { findLayout } from './layout-store.ts';

/** One's own arrangement, or the one of one's role. */
export const showLayout: UseCase<typeof dashboardApi.layout> = async (ctx) => {
  const own = await findLayout(ctx);
  return { ...(own ?? defaultLayout(ctx.caller.roles)), isDefault: !own };
};
