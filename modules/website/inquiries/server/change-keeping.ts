import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { inquiryApi } from '../contract.ts';
import { findKeeping, saveKeeping } from './keeping-store.ts';

export const changeKeeping: UseCase<typeof inquiryApi.saveKeeping> = async (ctx, keeping) => {
  const before = await findKeeping(ctx);
  await saveKeeping(ctx, keeping);
  const about = { subjectKind: 'company', subjectId: ctx.companyId, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'inquiry.keeping_changed', before, after: keeping });
  return keeping;
};
