import { lockAccount, notePasskeys } from '@fachwerk/auth/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { keeping } from '@fachwerk/server/http-routes';
import type { UseCase } from '@fachwerk/server/module';
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { MOST_PASSKEYS, type passkeyApi, passkeyProblems, type Registration } from '../../contract.ts';
import { ALGORITHMS, relyingParty } from '../../rules/relying-party.ts';
import { spendChallenge } from '../challenge-store.ts';
import { addPasskeyRow, listPasskeys, presentPasskey, type StoredPasskey } from '../passkey-store.ts';

const problem = problemsOf(passkeyProblems);

export const addPasskey: UseCase<typeof passkeyApi.add> = async (ctx, { name, credential }) => {
  const account = await lockAccount(ctx, ctx.caller.userId);
  const made = await verified(ctx, credential);
  // The challenge stays used.
  if (!account || !made) throw keeping(problem('passkey.not_verified'));
  if ((await listPasskeys(ctx, account.id)).length >= MOST_PASSKEYS) {
    throw problem('passkey.too_many', { most: MOST_PASSKEYS });
  }
  const passkey: StoredPasskey = {
    id: ctx.newId(),
    userId: account.id,
    credentialId: made.credential.id,
    publicKey: made.credential.publicKey,
    counter: made.credential.counter,
    transports: credential.response.transports ?? [],
    name,
    isSynced: made.credentialBackedUp,
    createdAt: ctx.now,
    lastUsedAt: null,
  };
  try {
    await addPasskeyRow(ctx, passkey);
  } catch (error) {
    throw brokenConstraint(error) === 'passkey_credential_unique' ? problem('passkey.already_there') : error;
  }
  const { address } = ctx.request;
  const after = { name, isSynced: passkey.isSynced };
  await audit(ctx, { subjectKind: 'user', subjectId: account.id, action: 'user.passkey_added', after, address });
  return { passkey: presentPasskey(passkey), recoveryCodes: await notePasskeys(ctx, account, true) };
};

/** Null for whatever is not just what was asked for: another challenge, address or person, or a device that did not ask for finger, face or PIN. */
async function verified(ctx: Ctx, response: Registration) {
  const { id, origin } = relyingParty(ctx.app.publicUrl);
  const expectedChallenge = await spendChallenge(ctx, response, ctx.caller.userId);
  if (!expectedChallenge) return null;
  const expected = {
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  };
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    ...expected,
  }).catch(() => NOT_VERIFIED);
  return registrationInfo ?? null;
}

/** The library throws for every fault it finds. */
const NOT_VERIFIED = { registrationInfo: undefined };
