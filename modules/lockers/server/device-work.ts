import type { Db } from '@fachwerk/server/db';
import { newId, newSecret } from '@fachwerk/server/ids';
import type { ServiceWorld, WorkCtx } from '@fachwerk/server/module';

/** What a service works with when a device speaks: no request, nobody signed in. */
export function workOf({ house, now }: ServiceWorld, db: Db): WorkCtx {
  return { db, house, now: now(), newId: () => newId(), newSecret };
}
