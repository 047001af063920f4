import { lockAccount, signInProven } from '@fachwerk/auth/facade';
import { problemsOf } from '@fachwerk/base/problem';
import type { PublicCtx } from '@fachwerk/server/ctx';
import { keeping } from '@fachwerk/server/http-routes';
import type { UseCase } from '@fachwerk/server/module';
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { type Assertion, type passkeyApi, passkeyProblems } from '../../contract.ts';
import { readUserHandle, relyingParty } from '../../rules/relying-party.ts';
import { spendChallenge } from '../challenge-store.ts';
import { lockByCredential, type StoredPasskey, saveUse } from '../passkey-store.ts';

const problem = problemsOf(passkeyProblems);

/**
 * One refusal for all: whoever tries learns nothing about accounts. What was used up stays so. Only who has shown a passkey is told that
 * it belongs to another account than the password before it.
 */
export const signInWithPasskey: UseCase<typeof passkeyApi.signIn> = async (ctx, { credential, email }) => {
  const refusal = keeping(problem('passkey.sign_in_failed'));
  const challenge = await spendChallenge(ctx, credential, null);
  const owner = ownerOf(credential);
  if (!challenge || !owner) throw refusal;
  const scoped = { ...ctx, companyId: owner.companyId };
  const passkey = await lockByCredential(scoped, owner.userId, credential.id);
  const proven = passkey && (await prove(ctx, challenge, passkey, credential));
  if (!proven?.verified) throw refusal;
  await saveUse(scoped, passkey!.id, proven.authenticationInfo.newCounter);
  const account = await lockAccount(scoped, owner.userId);
  if (email !== undefined && account && account.email !== email) throw keeping(problem('passkey.of_other_account'));
  const signedIn = await signInProven(scoped, owner.userId, 'passkey');
  if (!signedIn) throw refusal;
  return signedIn;
};

function ownerOf({ response }: Assertion) {
  return readUserHandle(Buffer.from(response.userHandle ?? '', 'base64url').toString('hex'));
}

/** Undefined where something is not as it must be: the library throws for every fault it finds. */
function prove(ctx: PublicCtx, expectedChallenge: string, passkey: StoredPasskey, response: Assertion) {
  const { id, origin } = relyingParty(ctx.app.publicUrl);
  const { credentialId, publicKey, counter, transports } = passkey;
  return verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
  }).catch(() => undefined);
}
