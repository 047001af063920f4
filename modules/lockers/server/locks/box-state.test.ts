import { raiseAlert } from '@fachwerk/alerts/facade';
import { openLocks, type TestLocks } from '@fachwerk/maintenance/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockApi, Occupancy } from '../../contract-lock.ts';
import { boxState } from '../../rules/box-state.ts';
import { occupy } from '../occupancy/occupancy-store.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.house.close());

const city = () => locks.by(locks.city);
const inCity = () => locks.inCompany(locks.city.id);
const order = (lockId: string, kind: Occupancy['kind'] = 'rented') => ({
  lockId,
  kind,
  startsAt: locks.house.time.now,
  endsAt: null,
  orderNumber: '',
  customerName: '',
  revenueCents: 0,
});
const alarm = (lockId: string, kind: 'jam' | 'uncommanded_open' | 'battery_low') =>
  raiseAlert(inCity(), {
    kind,
    subject: { kind: 'lock', id: lockId, name: '1' },
    location: { id: locks.berlin.id, name: 'Berlin' },
  });

test('the view and the rule agree on every combination of facts', async () => {
  const kinds = [null, ...Occupancy.def.shape.kind.options];
  for (const occupied of kinds) {
    for (const isOutOfService of [false, true]) {
      for (const alerts of [[], ['battery_low'], ['jam'], ['uncommanded_open', 'battery_low']] as const) {
        const { id } = await locks.lock(locks.berlin);
        for (const kind of alerts) await alarm(id, kind);
        if (occupied) await occupy(inCity(), order(id, occupied));
        if (isOutOfService) await city().call(lockApi.setService, { ids: [id], isInService: false, reason: 'Test' });
        const { state } = await locks.stateOf(locks.city.id, id);
        expect(state).toBe(boxState({ alerts, isOutOfService, occupied }));
      }
    }
  }
});
