import { seal } from '@fachwerk/server/crypto';
import { keeping } from '@fachwerk/server/http-routes';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import type { authApi } from '../../contract.ts';
import { resetMailTries, resetRequestTries } from '../../rules/tries.ts';
import { takeTries } from '../sign-in/tries-store.ts';
import { RESET_REQUEST, sendResetMail } from './send-reset-mail.job.ts';

/** Does not look up the account: the job does so after the answer. */
export const requestReset: UseCase<typeof authApi.requestReset> = async (ctx, { email }) => {
  const refusal = await takeTries(ctx, resetRequestTries(ctx.request.address));
  if (refusal) throw keeping(refusal);
  // Silent: flooding a mailbox reveals nothing, and the last link sent still works.
  const isTooMuch = await takeTries(ctx, resetMailTries(email));
  if (!isTooMuch)
    await addJob(ctx, sendResetMail, { linkId: ctx.newId(), sealedEmail: seal(ctx.app, RESET_REQUEST, email) });
  return {};
};
