import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { statisticsApi } from '../../contract.ts';
import { isSubscribed, saveSubscription } from './subscription-store.ts';

export const subscribeStatistics: UseCase<typeof statisticsApi.subscribe> = async (ctx, { isSubscribed: wanted }) => {
  const before = await isSubscribed(ctx);
  await saveSubscription(ctx, wanted);
  if (before !== wanted)
    await audit(ctx, {
      subjectKind: 'user',
      subjectId: ctx.caller.userId,
      action: wanted ? 'statistics.subscribed' : 'statistics.unsubscribed',
      before: { isSubscribed: before },
      after: { isSubscribed: wanted },
      address: ctx.request.address,
    });
  return { isSubscribed: wanted };
};
