import type { UseCase } from '@fachwerk/server/module';
import type { controllerApi } from '../../contract-controller.ts';
import { signInDevice } from '../broker/sign-in-device.ts';

/** The check of the embedded broker, as an endpoint for external brokers. Passwords have 256 random bits, so guessing is futile. */
export const checkDevice: UseCase<typeof controllerApi.checkDevice> = async ({ db }, device) => {
  const { username, password, clientid = username } = device;
  const ok = clientid === username && (await signInDevice(db, username, password)) !== null;
  return { result: ok ? 'allow' : 'deny', ok };
};
