import { startFleet } from '../../apps/simulator/src/fleet.ts';
import type { Pace } from '../../apps/simulator/src/pace.ts';
import { ServerLink } from '../../apps/simulator/src/server-link.ts';
import type { VirtualController } from '../../apps/simulator/src/virtual-controller.ts';
import { authApi } from '../../modules/foundation/auth/contract.ts';
import { controllerApi } from '../../modules/lockers/devices/contract-controller.ts';
import type { Credentials } from '../../modules/lockers/devices/wire.ts';
import { lockApi } from '../../modules/lockers/lockers/contract-lock.ts';
import { ADMIN, type Pair } from './pair.ts';

/** Of each controller. */
export const LOCKS = 10;
/** Busier than real ones, so that something is always under way when a server dies. */
const PACE: Pace = {
  reportMs: 250,
  longestReconnectMs: 30_000,
  reconnectMs: 500,
  flapMs: 60_000,
  slowMs: 2_000,
  openMs: (random) => 50 + random() * 200,
  closeMs: (random) => 300 + random() * 700,
};

export type BusyFleet = {
  readonly controllers: number;
  /** Each by what will go wrong with it, at the location where nothing is let. */
  readonly troubled: Readonly<Record<Trouble, Troubled>>;
  stop(): Promise<void>;
};
const TROUBLES = ['low_battery', 'no_signal', 'forced_door', 'offline'] as const;
export type Trouble = (typeof TROUBLES)[number];
type Troubled = { readonly id: string; readonly controller: VirtualController };

/** Virtual controllers over the broker; their credentials come from the product, as a device gets them. */
export async function startBusyFleet(pair: Pair, controllers: number): Promise<BusyFleet> {
  const server = new ServerLink(`http://localhost:${pair.nextPort()}`);
  const signedIn = await server.call(authApi.signIn, ADMIN);
  if (!('accessToken' in signedIn)) throw new Error('the administrator cannot sign in');
  server.signedInWith(signedIn.accessToken);
  const places = [
    ...Array.from({ length: controllers }, () => pair.locationId),
    ...TROUBLES.map(() => pair.troubledId),
  ];
  const all: Credentials[] = [];
  for (const [n, locationId] of places.entries()) all.push(await enlisted(server, locationId, n));
  for (const { username, password } of all) await pair.broker.letIn(username, password);
  const locks = Array.from({ length: LOCKS }, (_, i) => ({ channel: i + 1, battery: 90 }));
  const plan = { controllers: all.map((credentials) => ({ credentials, locks, faults: [] })) };
  const fleet = startFleet(plan, { seed: 1, steps: [] }, PACE);
  const troubled = TROUBLES.map((trouble, i) => {
    const at = controllers + i;
    return [trouble, { id: all[at]!.controllerId, controller: fleet.controllers[at]! }] as const;
  });
  return {
    controllers: all.length,
    troubled: Object.fromEntries(troubled) as Record<Trouble, Troubled>,
    stop: fleet.stop,
  };
}

async function enlisted(server: ServerLink, locationId: string, n: number): Promise<Credentials> {
  const controller = { name: `Steuerung ${n + 1}`, kind: 'controller', locationId, serial: '', note: '' } as const;
  const added = await server.call(controllerApi.add, { controller });
  const items = Array.from({ length: LOCKS }, (_, i) => ({
    number: `${n + 1}-${i + 1}`,
    sizeCode: 'S',
    controllerId: added.controller.id,
    channel: i + 1,
    place: { column: n + 1, row: i + 1, columnSpan: 1, rowSpan: 1 },
    priceGroupId: null,
  }));
  await server.call(lockApi.addWall, { locationId, items });
  return server.call(controllerApi.provision, { token: added.provisioning.token });
}

/** Shortly before a server dies, and while it is dead. */
export function makeTrouble({ troubled }: BusyFleet): void {
  for (const trouble of TROUBLES) troubled[trouble].controller.simulate({ lock: null, fault: trouble, isOn: true });
}
