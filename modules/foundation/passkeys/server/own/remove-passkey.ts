import { confirmOwnPassword, notePasskeys } from '@fachwerk/auth/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type passkeyApi, passkeyProblems } from '../../contract.ts';
import { listPasskeys, removePasskeyRow } from '../passkey-store.ts';

const problem = problemsOf(passkeyProblems);

export const removePasskey: UseCase<typeof passkeyApi.remove> = async (ctx, { passkeyId, password }) => {
  // Locks the account: of two last passkeys that go at once, one stays where it must.
  const account = await confirmOwnPassword(ctx, password);
  const all = await listPasskeys(ctx, account.id);
  const passkey = all.find(({ id }) => id === passkeyId);
  if (!passkey) throw problem('passkey.unknown');
  await removePasskeyRow(ctx, passkeyId);
  const { address } = ctx.request;
  const before = { name: passkey.name };
  await audit(ctx, { subjectKind: 'user', subjectId: account.id, action: 'user.passkey_removed', before, address });
  await notePasskeys(ctx, account, all.length > 1);
  return {};
};
