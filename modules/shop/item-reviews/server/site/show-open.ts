import type { UseCase } from '@fachwerk/server/module';
import type { reviewSiteApi } from '../../contract-site.ts';
import { findBought } from '../record/purchase.ts';
import { findSetting } from '../record/setting-store.ts';

export const showOpen: UseCase<typeof reviewSiteApi.open> = async (ctx, { orderHash }) => {
  if (!(await findSetting(ctx)).isOn) return { isOpen: false };
  const bought = await findBought(ctx, orderHash);
  return { isOpen: bought?.isDone === true && bought.lines.length > 0 };
};
