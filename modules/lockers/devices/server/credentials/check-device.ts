import type { UseCase } from '@fachwerk/server/module';
import type { controllerApi } from '../../contract-controller.ts';
import { signInDevice } from '../broker/sign-in-device.ts';

/** The same question the embedded broker asks, for a broker that asks from outside. The passwords have 256 random bits: nobody guesses here. */
export const checkDevice: UseCase<typeof controllerApi.checkDevice> = async ({ db }, device) => {
  const { username, password, clientid = username } = device;
  const ok = clientid === username && (await signInDevice(db, username, password)) !== null;
  return { result: ok ? 'allow' : 'deny', ok };
};
