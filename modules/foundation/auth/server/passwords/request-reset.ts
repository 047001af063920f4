import { seal } from '@fachwerk/server/crypto';
import { keeping } from '@fachwerk/server/http-routes';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import type { authApi } from '../../contract.ts';
import { resetMailTries, resetRequestTries } from '../../rules/tries.ts';
import { takeTries } from '../sign-in/tries-store.ts';
import { RESET_REQUEST, sendResetMail } from './send-reset-mail.job.ts';

/** Finds out nothing itself: whether there is such an account, the job sees, after the answer is gone. */
export const requestReset: UseCase<typeof authApi.requestReset> = async (ctx, { email }) => {
  const refusal = await takeTries(ctx, resetRequestTries(ctx.request.address));
  if (refusal) throw keeping(refusal);
  // Silently: who fills somebody's mailbox with mails learns nothing, and the link sent last still works.
  const isTooMuch = await takeTries(ctx, resetMailTries(email));
  if (!isTooMuch)
    await addJob(ctx, sendResetMail, { linkId: ctx.newId(), sealedEmail: seal(ctx.app, RESET_REQUEST, email) });
  return {};
};
