import { authApi } from '@fachwerk/auth/contract';
import { controllerApi } from '@fachwerk/devices/contract-controller';
import { locationApi } from '@fachwerk/locations/contract';
import { type LockData, lockApi } from '@fachwerk/lockers/contract-lock';
import type { SimulatorConfig } from './config.ts';
import type { FleetPlan } from './fleet.ts';
import { ServerLink } from './server-link.ts';

const BOXES_PER_COLUMN = 6;

/** Gives every virtual controller its credentials: by the tokens it was started with, or by adding new ones as a signed-in person. */
export async function enlist(config: SimulatorConfig): Promise<FleetPlan> {
  const server = new ServerLink(config.server);
  const tokens = config.email ? await addControllers(server, config) : config.token;
  const locks = Array.from({ length: config.locks }, (_, i) => ({ channel: i + 1 }));
  const controllers = [];
  for (const token of tokens) {
    controllers.push({ credentials: await server.call(controllerApi.provision, { token }), locks, faults: [] });
  }
  return { controllers };
}

async function addControllers(server: ServerLink, config: SimulatorConfig): Promise<string[]> {
  const { email = '', password = '', location: wanted } = config;
  const signedIn = await server.call(authApi.signIn, { email, password });
  if (!('accessToken' in signedIn)) throw new Error('This account needs a second factor: use one without, or tokens.');
  server.signedInWith(signedIn.accessToken);
  const { locations } = await server.call(locationApi.list, { orderBy: 'name', dir: 'asc' });
  const location = locations.find(({ name }) => name.de === wanted);
  if (!location) throw new Error(`No location is called ${wanted}; there are ${locations.map(({ name }) => name.de)}.`);
  const { total } = await server.call(lockApi.list, {
    filter: { locationIds: [location.id] },
    sort: 'number',
    dir: 'asc',
    limit: 1,
  });
  const tokens: string[] = [];
  for (let i = 0; i < config.controllers; i++) {
    const controller = {
      name: `Simulation ${i + 1}`,
      kind: 'controller',
      locationId: location.id,
      serial: '',
      note: '',
    } as const;
    const added = await server.call(controllerApi.add, { controller });
    const items = boxesOf(added.controller.id, config.locks, total + i * config.locks);
    await server.call(lockApi.addWall, { locationId: location.id, items });
    tokens.push(added.provisioning.token);
  }
  return tokens;
}

/** Columns of six, to the right of what is already there. */
function boxesOf(controllerId: string, count: number, before: number): LockData[] {
  return Array.from({ length: count }, (_, i) => ({
    number: `S${before + i + 1}`,
    sizeCode: 'M',
    controllerId,
    channel: i + 1,
    place: {
      column: Math.floor((before + i) / BOXES_PER_COLUMN) + 1,
      row: ((before + i) % BOXES_PER_COLUMN) + 1,
      columnSpan: 1,
      rowSpan: 1,
    },
    priceGroupId: null,
  }));
}
