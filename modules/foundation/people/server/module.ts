import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { peopleProblems, profileApi, userApi, userCapabilities } from '../contract.ts';
import { roleApi, roleCapabilities, roleProblems } from '../contract-roles.ts';
import { removeAvatar } from './avatars/remove-avatar.job.ts';
import { createDemoUsers } from './demo/create-demo-users.ts';
import { listRoles } from './lists/list-roles.ts';
import { listUserAudit } from './lists/list-user-audit.ts';
import { listUsers } from './lists/list-users.ts';
import { summarizeUsers } from './lists/summarize-users.ts';
import { assignRole } from './roles/assign-role.ts';
import { createRole } from './roles/create-role.ts';
import { listHolders } from './roles/list-holders.ts';
import { listPlaces } from './roles/list-places.ts';
import { removeRole } from './roles/remove-role.ts';
import { saveRole } from './roles/save-role.ts';
import { summarizeRoles } from './roles/summarize-roles.ts';
import { endUserSessions } from './user-access/end-user-sessions.ts';
import { listUserSessions } from './user-access/list-user-sessions.ts';
import { removeUserSecondFactor } from './user-access/remove-user-second-factor.ts';
import { sendWelcomeMail } from './user-access/send-welcome-mail.ts';
import { createUser } from './users/create-user.ts';
import { removeUser } from './users/remove-user.ts';
import { saveProfile } from './users/save-profile.ts';
import { saveUser } from './users/save-user.ts';
import { setUserState } from './users/set-user-state.ts';
import { showUser } from './users/show-user.ts';

export const people: Module = {
  name: 'people',
  capabilities: { ...userCapabilities, ...roleCapabilities },
  problems: { ...peopleProblems, ...roleProblems },
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  firstScreen: [askedFirst('people', userApi.summary, summarizeUsers, () => ({}))],
  routes: [
    on(userApi.list, listUsers),
    on(userApi.find, showUser),
    on(userApi.create, createUser),
    on(userApi.save, saveUser),
    on(userApi.setState, setUserState),
    on(userApi.remove, removeUser),
    on(userApi.roles, listRoles),
    on(userApi.sessions, listUserSessions),
    on(userApi.endSessions, endUserSessions),
    on(userApi.removeSecondFactor, removeUserSecondFactor),
    on(userApi.audit, listUserAudit),
    on(userApi.summary, summarizeUsers),
    on(userApi.sendWelcomeMail, sendWelcomeMail),
    on(profileApi.save, saveProfile),
    on(roleApi.summary, summarizeRoles),
    on(roleApi.create, createRole),
    on(roleApi.save, saveRole),
    on(roleApi.remove, removeRole),
    on(roleApi.assign, assignRole),
    on(roleApi.holders, listHolders),
    on(roleApi.places, listPlaces),
  ],
  jobs: [removeAvatar],
  demo: createDemoUsers,
};
