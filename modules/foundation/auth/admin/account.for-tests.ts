import { startSession } from '@fachwerk/react/session';
import type { Me } from '../contract.ts';

/** Signs the browser of the test in, as after the login. */
export function signedInAs(me: Me): Me {
  startSession('token-of-the-test', JSON.parse(JSON.stringify(me)) as Me);
  return me;
}
