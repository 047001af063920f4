import { confirmOwnPassword, nameOf } from '@fachwerk/auth/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { companyRef } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { MOST_PASSKEYS, type passkeyApi, passkeyProblems } from '../../contract.ts';
import { ALGORITHMS, CHALLENGE_MINUTES, relyingParty, userHandle } from '../../rules/relying-party.ts';
import { addChallenge } from '../challenge-store.ts';
import { listPasskeys } from '../passkey-store.ts';

const problem = problemsOf(passkeyProblems);

/** The device shows the company's name and the address, so that people find the right entry among many. */
export const beginPasskey: UseCase<typeof passkeyApi.begin> = async (ctx, { password }) => {
  const account = await confirmOwnPassword(ctx, password);
  const known = await listPasskeys(ctx, account.id);
  if (known.length >= MOST_PASSKEYS) throw problem('passkey.too_many', { most: MOST_PASSKEYS });
  const options = await generateRegistrationOptions({
    rpName: (await companyRef(ctx, ctx.companyId))!.name,
    rpID: relyingParty(ctx.app.publicUrl).id,
    userID: new Uint8Array(Buffer.from(userHandle({ companyId: ctx.companyId, userId: account.id }), 'hex')),
    userName: account.email,
    userDisplayName: nameOf(account),
    challenge: await addChallenge(ctx, account.id),
    timeout: CHALLENGE_MINUTES * 60_000,
    supportedAlgorithmIDs: ALGORITHMS,
    // One device holds one passkey of an account.
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // It is found without an address being typed, and stands for a password too: the device asks for finger, face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
};
