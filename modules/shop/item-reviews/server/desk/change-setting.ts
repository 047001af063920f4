import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { reviewApi } from '../../contract.ts';
import { findSetting, saveSetting } from '../record/setting-store.ts';

export const changeSetting: UseCase<typeof reviewApi.saveSetting> = async (ctx, setting) => {
  const before = await findSetting(ctx);
  await saveSetting(ctx, setting);
  const about = { subjectKind: 'company', subjectId: ctx.companyId, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'item_review.setting_changed', before, after: setting });
  return setting;
};
