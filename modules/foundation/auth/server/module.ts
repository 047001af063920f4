import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { accessCapabilities, accessProblems, accountApi, accountStream, authApi, userStream } from '../contract.ts';
import { saveMenu } from './accounts/save-menu.ts';
import { showMe } from './accounts/show-me.ts';
import { changePassword } from './passwords/change-password.ts';
import { requestReset } from './passwords/request-reset.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { sendResetMail } from './passwords/send-reset-mail.job.ts';
import { rolePlaces } from './roles/limits.ts';
import { beginSecondFactor } from './second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts';
import { removeOwnSecondFactor, secondFactorsRemoved } from './second-factor/remove-own-second-factor.ts';
import { authenticate } from './sessions/authenticate.ts';
import { cleanUpSessions } from './sessions/clean-up-sessions.job.ts';
import { endOwnSessions } from './sessions/end-own-sessions.ts';
import { listOwnSessions } from './sessions/list-own-sessions.ts';
import { refreshToken } from './sessions/refresh-token.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';

export const access: Module = {
  name: 'access',
  sql: new URL('../sql/access/', import.meta.url),
  problems: accessProblems,
  capabilities: accessCapabilities,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  streams: [userStream, accountStream],
  authenticate,
  declaredHooks: [secondFactorsRemoved, rolePlaces],
  firstScreen: [askedFirst(null, accountApi.me, showMe, () => ({}))],
  routes: [
    on(authApi.signIn, signIn),
    on(authApi.refresh, refreshToken),
    on(authApi.signOut, signOut),
    on(authApi.requestReset, requestReset),
    on(authApi.resetPassword, resetPassword),
    on(accountApi.me, showMe),
    on(accountApi.saveMenu, saveMenu),
    on(accountApi.changePassword, changePassword),
    on(accountApi.sessions, listOwnSessions),
    on(accountApi.endSessions, endOwnSessions),
    on(accountApi.beginSecondFactor, beginSecondFactor),
    on(accountApi.confirmSecondFactor, confirmSecondFactor),
    on(accountApi.removeSecondFactor, removeOwnSecondFactor),
  ],
  jobs: [sendResetMail, cleanUpSessions],
};
