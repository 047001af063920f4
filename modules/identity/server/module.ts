import { problemsOf } from '@fachwerk/base/problem';
import { type Module, on } from '@fachwerk/server/module';
import { accountStream, identityProblems, userApi, userCapabilities, userStream } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { authJobs, authRoutes } from './auth-routes.ts';
import { authenticate } from './authenticate.ts';
import { removeAvatarJob } from './avatar-files.ts';
import { createUser } from './create-user.ts';
import { createDemoUsers } from './demo-users.ts';
import { removeUser } from './remove-user.ts';
import { rolesHere } from './role-book.ts';
import { saveUser } from './save-user.ts';
import { setUserState } from './set-user-state.ts';
import { listUserAudit } from './user-audit.ts';
import { listUsers } from './user-list.ts';
import { findUser } from './user-store.ts';
import { summarizeUsers } from './user-summary.ts';

const problem = problemsOf(identityProblems);

export const identity: Module = {
  name: 'identity',
  sql: new URL('../sql/', import.meta.url),
  capabilities: userCapabilities,
  problems: identityProblems,
  texts: { de, deDu, en },
  streams: [userStream, accountStream],
  authenticate,
  routes: [
    ...authRoutes,
    on(userApi.list, listUsers),
    on(userApi.find, async (ctx, { id }) => {
      const user = await findUser(ctx, id);
      if (!user) throw problem('user.unknown');
      return user;
    }),
    on(userApi.create, createUser),
    on(userApi.save, saveUser),
    on(userApi.setState, setUserState),
    on(userApi.remove, removeUser),
    on(userApi.roles, async (ctx) => ({ roles: await rolesHere(ctx) })),
    on(userApi.audit, listUserAudit),
    on(userApi.summary, summarizeUsers),
  ],
  jobs: [...authJobs, removeAvatarJob],
  demo: createDemoUsers,
};
