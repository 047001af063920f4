import { problemsOf } from '@fachwerk/base/problem';
import type { Job } from '@fachwerk/server/jobs';
import { on, type Route } from '@fachwerk/server/module';
import { accountApi, authApi, identityProblems, userApi } from '../contract.ts';
import { changePassword } from './change-password.ts';
import { findMe } from './me.ts';
import { refreshToken } from './refresh-token.ts';
import { requestReset, sendResetMail } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { saveProfile } from './save-profile.ts';
import { beginSecondFactor } from './second-factor-begin.ts';
import { confirmSecondFactor } from './second-factor-confirm.ts';
import { removeOwnSecondFactor, removeUserSecondFactor } from './second-factor-remove.ts';
import { sendWelcomeMail } from './send-welcome-mail.ts';
import { cleanUpSessions } from './session-clean-up.job.ts';
import { endOwnSessions, endUserSessions } from './session-end.ts';
import { listOwnSessions, listUserSessions } from './session-list.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export { authenticate } from './authenticate.ts';

const problem = problemsOf(identityProblems);

/** Signing in and out, the own account, and what administrators do to sessions and second factors. */
export const authRoutes: readonly Route[] = [
  on(authApi.signIn, signIn),
  on(authApi.refresh, refreshToken),
  on(authApi.signOut, signOut),
  on(authApi.requestReset, requestReset),
  on(authApi.resetPassword, resetPassword),
  on(authApi.sendWelcomeMail, sendWelcomeMail),
  on(accountApi.me, async (ctx) => {
    const me = await findMe(ctx, ctx.caller.userId);
    if (!me) throw problem('auth.session_over');
    return me;
  }),
  on(accountApi.saveProfile, saveProfile),
  on(accountApi.changePassword, changePassword),
  on(accountApi.sessions, listOwnSessions),
  on(accountApi.endSessions, endOwnSessions),
  on(accountApi.beginSecondFactor, beginSecondFactor),
  on(accountApi.confirmSecondFactor, confirmSecondFactor),
  on(accountApi.removeSecondFactor, removeOwnSecondFactor),
  on(userApi.sessions, listUserSessions),
  on(userApi.endSessions, endUserSessions),
  on(userApi.removeSecondFactor, removeUserSecondFactor),
];

export const authJobs: readonly Job[] = [sendResetMail, cleanUpSessions];
