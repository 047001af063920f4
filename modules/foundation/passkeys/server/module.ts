import { secondFactorsRemoved } from '@fachwerk/auth/facade';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { passkeyApi, passkeyProblems } from '../contract.ts';
import { forgetChallenges } from './forget-challenges.job.ts';
import { listOwnPasskeys } from './own/list-own-passkeys.ts';
import { removePasskey } from './own/remove-passkey.ts';
import { renamePasskey } from './own/rename-passkey.ts';
import { removePasskeysOf } from './passkey-store.ts';
import { addPasskey } from './registering/add-passkey.ts';
import { beginPasskey } from './registering/begin-passkey.ts';
import { beginPasskeySignIn } from './sign-in/begin-passkey-sign-in.ts';
import { signInWithPasskey } from './sign-in/sign-in-with-passkey.ts';

export const passkeys: Module = {
  name: 'passkeys',
  sql: new URL('../sql/', import.meta.url),
  problems: passkeyProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  hooks: [fill(secondFactorsRemoved, removePasskeysOf)],
  routes: [
    on(passkeyApi.list, listOwnPasskeys),
    on(passkeyApi.begin, beginPasskey),
    on(passkeyApi.add, addPasskey),
    on(passkeyApi.rename, renamePasskey),
    on(passkeyApi.remove, removePasskey),
    on(passkeyApi.beginSignIn, beginPasskeySignIn),
    on(passkeyApi.signIn, signInWithPasskey),
  ],
  jobs: [forgetChallenges],
};
