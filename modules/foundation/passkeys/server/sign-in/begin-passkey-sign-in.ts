import type { UseCase } from '@fachwerk/server/module';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { passkeyApi } from '../../contract.ts';
import { CHALLENGE_MINUTES, relyingParty } from '../../rules/relying-party.ts';
import { addChallenge } from '../challenge-store.ts';

/** No passkey is named: the device finds its own, and nobody learns who has one. */
export const beginPasskeySignIn: UseCase<typeof passkeyApi.beginSignIn> = async (ctx) => {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx.app.publicUrl).id,
    challenge: await addChallenge(ctx, null),
    timeout: CHALLENGE_MINUTES * 60_000,
    userVerification: 'required',
  });
  return { options: { ...options } };
};
