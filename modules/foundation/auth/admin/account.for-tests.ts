import { startSession } from '@fachwerk/react/session';
import type { Me } from '../contract.ts';

/** Signs the test browser in. */
export function signedInAs(me: Me): Me {
  startSession('token-of-the-test', JSON.parse(JSON.stringify(me)) as Me);
  return me;
}
