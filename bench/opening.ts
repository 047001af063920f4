import mqtt, { type MqttClient } from 'mqtt';
import * as z from 'zod/mini';
import { ServerLink } from '../apps/simulator/src/server-link.ts';
import { newId } from '../kit/server/app/ids.ts';
import { controllerApi } from '../modules/lockers/devices/contract-controller.ts';
import {
  type Ack,
  Command,
  type Credentials,
  type DeviceEvent,
  sendingAtOnce,
  topicOf,
} from '../modules/lockers/devices/wire.ts';
import { locationApi } from '../modules/lockers/locations/contract.ts';
import { lockApi } from '../modules/lockers/lockers/contract-lock.ts';
import { openApi } from '../modules/lockers/openings/contract.ts';
import { MOST_PER_PERSON_AND_MINUTE } from '../modules/lockers/openings/rules/open.ts';
import { percentiles } from './load.ts';
import { type Row, rounded } from './table.ts';
import { type World, withTwin } from './world.ts';

/** As many as one person may ask for in a minute, each of a box of its own. */
const OPENINGS = MOST_PER_PERSON_AND_MINUTE;
const MOST_MS = 10;

/** From the click to the command at the lock, and to the open door in the back office. The controller answers at once. */
export async function benchOpening(world: World): Promise<Row[]> {
  const server = new ServerLink(world.product.url);
  server.signedInWith(world.token);
  const { credentials, lockIds } = await newWall(server);
  const device = await connected(credentials);
  const arrivals = new Map<string, (at: number) => void>();
  device.client.on('message', (_, payload) => {
    const command = z.parse(Command, JSON.parse(payload.toString()));
    arrivals.get(command.id)?.(performance.now());
    device.obey(command);
  });
  const [toLock, toDoor] = [[] as number[], [] as number[]];
  for (const id of lockIds) {
    const transactionId = newId();
    const arrived = new Promise<number>((resolve) => arrivals.set(transactionId, resolve));
    const startedAt = performance.now();
    await server.call(openApi.open, { item: { id, transactionId }, sendAltSignal: false, type: 'test' });
    toLock.push((await arrived) - startedAt);
    while ((await attempt(world, transactionId)) !== 'opened');
    toDoor.push(performance.now() - startedAt);
  }
  await device.client.endAsync(true);
  const bare = await bareRoundTrips();
  return [
    row('from the click to the lock', toLock, bare, MOST_MS),
    row('from the click to the open door', toDoor, bare),
  ];
}

function row(name: string, took: number[], bare: number[], mostMs?: number): Row {
  const [mine, theirs] = [percentiles(took), percentiles(bare)];
  return {
    figure: `P12 opening, ${name}, p50 / p99 ms`,
    ours: `${rounded(mine.p50Ms, 1)} / ${rounded(mine.p99Ms, 1)}`,
    twin: `${rounded(theirs.p50Ms, 1)} / ${rounded(theirs.p99Ms, 1)}`,
    ratio: '',
    goal: mostMs ? `p50 ≤ ${mostMs} ms` : '',
    isMet: mostMs ? mine.p50Ms <= mostMs : null,
  };
}

async function attempt({ product, token }: World, id: string): Promise<string> {
  const path = openApi.attempt.path.replace(':id', id);
  const reply = await fetch(`${product.url}/api${path}`, { headers: { 'x-access-token': token } });
  return ((await reply.json()) as { state: string }).state;
}

async function newWall(server: ServerLink): Promise<{ credentials: Credentials; lockIds: string[] }> {
  const { locations } = await server.call(locationApi.list, { orderBy: 'name', dir: 'asc' });
  const locationId = locations[0]!.id;
  const controller = { name: 'Messung', kind: 'controller', locationId, serial: '', note: '' } as const;
  const added = await server.call(controllerApi.add, { controller });
  const items = Array.from({ length: OPENINGS }, (_, i) => ({
    number: `B${i}`,
    sizeCode: 'M',
    controllerId: added.controller.id,
    channel: i + 1,
    place: { column: 101 + (i % 20), row: 1 + Math.floor(i / 20), columnSpan: 1, rowSpan: 1 },
    priceGroupId: null,
  }));
  await server.call(lockApi.addWall, { locationId, items });
  const credentials = await server.call(controllerApi.provision, { token: added.provisioning.token });
  const filter = { controllerId: added.controller.id };
  const { locks } = await server.call(lockApi.list, { filter, sort: 'number', dir: 'asc', limit: 200 });
  return { credentials, lockIds: locks.map(({ id }) => id) };
}

async function connected({ brokerUrl, username, password, companyCode, controllerId }: Credentials) {
  const client: MqttClient = sendingAtOnce(mqtt.connect(brokerUrl, { clientId: controllerId, username, password }));
  await new Promise<unknown>((resolve) => client.once('connect', resolve));
  await client.subscribeAsync(topicOf(companyCode, controllerId, 'cmd'));
  const send = (channel: 'ack' | 'event', body: Ack | DeviceEvent) =>
    client.publish(topicOf(companyCode, controllerId, channel), JSON.stringify(body), { qos: 1 });
  const obey = ({ id, lock }: Command) => {
    const at = new Date();
    const open = { lockState: 'unlocked', doorState: 'open' } as const;
    send('ack', { id, step: 'accepted', at });
    send('event', { id: newId(), at, lock: lock!, ...open, command: id });
    send('ack', { id, step: 'done', at, result: 'opened', lock: open.lockState, door: open.doorState });
  };
  // It counts as there once it has said something.
  await client.publishAsync(
    topicOf(companyCode, controllerId, 'presence'),
    JSON.stringify({ online: true, at: new Date() }),
    { qos: 1 },
  );
  return { client, obey };
}

/** The twin: a broker that keeps nothing, from one client to another and back. */
function bareRoundTrips(): Promise<number[]> {
  return withTwin('broker.ts', [], async ({ url }) => {
    const address = url.replace('http:', 'mqtt:');
    const [asker, lock] = [await mqtt.connectAsync(address), await mqtt.connectAsync(address)];
    await Promise.all([asker.subscribeAsync('back'), lock.subscribeAsync('there')]);
    lock.on('message', (_, payload) => lock.publish('back', payload));
    const took: number[] = [];
    for (let i = 0; i < OPENINGS; i++) {
      const startedAt = performance.now();
      const answered = new Promise((resolve) => asker.once('message', resolve));
      asker.publish('there', String(i));
      await answered;
      took.push(performance.now() - startedAt);
    }
    await Promise.all([asker.endAsync(true), lock.endAsync(true)]);
    return took;
  });
}
