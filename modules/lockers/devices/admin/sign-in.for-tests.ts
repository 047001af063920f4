import { startSession } from '@fachwerk/react/session';
import { meLike } from '../rules/devices.for-tests.ts';

export function signIn(...capabilities: string[]): void {
  localStorage.clear();
  startSession('token-of-the-test', JSON.parse(JSON.stringify(meLike(...capabilities))));
}
