import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { accountStream, userStream } from '../contract.ts';
import { tellAccount } from './password-mail.ts';
import type { Account } from './password-store.ts';

/** Who the account belongs to, who looks into the trail and who looks at the screen, all hear of it. */
export async function noteSecondFactor(
  ctx: Ctx,
  account: Account,
  news: 'second_factor_on' | 'second_factor_off',
): Promise<void> {
  const { address } = ctx.request;
  await audit(ctx, { subjectKind: 'user', subjectId: account.id, action: `user.${news}`, address });
  await tellAccount(ctx, account, news);
  await publish(ctx, accountStream, { type: 'changed' }, account.id);
  await publish(ctx, userStream, { type: 'changed', userId: account.id });
}
