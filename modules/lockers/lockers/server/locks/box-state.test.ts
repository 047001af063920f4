import { raiseAlert } from '@fachwerk/alerts/facade';
import { openLocks, type TestLocks, UNPRICED } from '@fachwerk/maintenance/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockApi, Occupancy } from '../../contract-lock.ts';
import { boxGaps, boxState } from '../../rules/box-state.ts';
import { occupy } from '../occupancy/occupancy-store.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.app.close());

const city = () => locks.by(locks.city);
const inCity = () => locks.inCompany(locks.city.id);
const order = (lockId: string, kind: Occupancy['kind'] = 'rented') => ({
  lockId,
  kind,
  startsAt: locks.app.time.now,
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
        const sale = { isProven: true, isPriced: true, isLocationOnSale: true };
        expect(state).toBe(boxState({ alerts, isOutOfService, occupied, ...sale }));
      }
    }
  }
});

const sales = [true, false].flatMap((isProven) =>
  [true, false].flatMap((isPriced) =>
    [true, false].map((isLocationOnSale) => ({ isProven, isPriced, isLocationOnSale })),
  ),
);

test('what keeps a box from being sold is seen where nobody has it, and nowhere else', async () => {
  const shut = await locks.location(locks.city, 'Zu', { operatorEmail: '' });
  for (const sale of sales) {
    const { id } = await locks.lock(sale.isLocationOnSale ? locks.berlin : shut, {
      isProven: sale.isProven,
      sizeCode: sale.isPriced ? 'S' : UNPRICED,
    });
    const facts = { alerts: [], isOutOfService: false, ...sale };
    const before = (await city().call(lockApi.find, { id })).body;
    expect([before.state, before.gaps]).toEqual([boxState({ ...facts, occupied: null }), boxGaps(sale)]);
    await occupy(inCity(), order(id));
    expect((await locks.stateOf(locks.city.id, id)).state).toBe('rented');
  }
});
