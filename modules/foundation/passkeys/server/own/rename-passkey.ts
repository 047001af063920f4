import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type passkeyApi, passkeyProblems } from '../../contract.ts';
import { listPasskeys, presentPasskey, saveName } from '../passkey-store.ts';

const problem = problemsOf(passkeyProblems);

export const renamePasskey: UseCase<typeof passkeyApi.rename> = async (ctx, { passkeyId, name }) => {
  const { userId } = ctx.caller;
  const passkey = (await listPasskeys(ctx, userId)).find(({ id }) => id === passkeyId);
  if (!passkey) throw problem('passkey.unknown');
  if (passkey.name === name) return presentPasskey(passkey);
  await saveName(ctx, passkeyId, name);
  await audit(ctx, {
    subjectKind: 'user',
    subjectId: userId,
    action: 'user.passkey_renamed',
    before: { name: passkey.name },
    after: { name },
  });
  return presentPasskey({ ...passkey, name });
};
