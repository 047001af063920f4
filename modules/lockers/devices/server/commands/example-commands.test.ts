import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addMinutes } from '@fachwerk/base/time';
import { newId } from '@fachwerk/server/ids';
import { refusingBroker } from '@fachwerk/testing/refusing-broker';
import { Aedes } from 'aedes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Command, type Credentials, partsOfTopic, signedText, topicOf } from '../../wire.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../../docs/hardware/example-controller.mjs', import.meta.url));
const WAITING = { timeout: 120_000 };

/** Messages of the controller, except telemetry. */
const heard: { channel: string; command?: string; id: string; step?: string; reason?: string; result?: string }[] = [];
const folder = mkdtempSync(join(tmpdir(), 'fachwerk-commands-'));
const server = createServer();
let broker: Aedes;
let credentials: Credentials;
let child: ChildProcess;

beforeAll(async () => {
  broker = await Aedes.createBroker();
  server.on('connection', broker.handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  broker.on('publish', ({ topic, payload }, client) => {
    const channel = client && partsOfTopic(topic)?.channel;
    if (channel === 'ack' || channel === 'event') heard.push({ channel, ...JSON.parse(payload.toString()) });
  });
  const controllerId = newId();
  credentials = {
    companyCode: 'city',
    controllerId,
    username: controllerId,
    password: 'for tests only',
    commandKey: randomBytes(32).toString('base64url'),
    brokerUrl: `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heartbeatSeconds: 30,
  };
  writeFileSync(join(folder, 'state.json'), JSON.stringify({ credentials, seen: [] }));
  await started();
});
afterAll(async () => {
  child.kill('SIGKILL');
  await new Promise<void>((resolve) => broker.close(() => resolve()));
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function started(): Promise<void> {
  const listening = once(broker, 'subscribe');
  child = spawn(process.execPath, [EXAMPLE, 'http://nowhere.example', '', join(folder, 'state.json'), '3'], {
    stdio: 'inherit',
  });
  await listening;
}

async function powerCut(): Promise<void> {
  const gone = once(broker, 'clientDisconnect');
  child.kill('SIGKILL');
  await gone;
}

function command(given: Partial<Command> = {}): Command {
  const now = new Date();
  const wanted: Omit<Command, 'signature'> = {
    id: newId(),
    kind: 'open',
    lock: 1,
    profile: 'standard',
    issuedAt: now.toISOString(),
    expiresAt: addMinutes(now, 10).toISOString(),
    ...given,
  };
  const key = Buffer.from(credentials.commandKey, 'base64url');
  return {
    ...wanted,
    signature: given.signature ?? createHmac('sha256', key).update(signedText(wanted)).digest('base64url'),
  };
}

/** All answers to this command and the ones before it, up to the final one. */
async function answersTo(sent: Command, ...before: Command[]): Promise<unknown[]> {
  heard.length = 0;
  const topic = topicOf(credentials.companyCode, credentials.controllerId, 'cmd');
  for (const each of [...before, sent]) {
    const payload = JSON.stringify(each);
    broker.publish({ cmd: 'publish', topic, payload, qos: 0, retain: false, dup: false }, () => undefined);
  }
  const isEnd = ({ id, step }: (typeof heard)[number]) => id === sent.id && step !== 'accepted';
  await expect.poll(() => heard.some(isEnd), WAITING).toBe(true);
  return heard.map(({ channel, step, reason, result }) => [channel, step ?? '', reason ?? result ?? '']);
}

const REPEATED = [['ack', 'denied', 'repeated']];

test('the controller of the manual carries out a command once, after a power cut as well', async () => {
  const wanted = command();
  expect(await answersTo(wanted)).toEqual([
    ['ack', 'accepted', ''],
    ['event', '', ''],
    ['ack', 'done', 'opened'],
  ]);
  expect(await answersTo(wanted)).toEqual(REPEATED);
  await powerCut();
  await started();
  expect(await answersTo(wanted)).toEqual(REPEATED);
});

test('it can be switched off while nobody answers', async () => {
  const state = join(folder, 'alone.json');
  writeFileSync(state, JSON.stringify({ credentials: { ...credentials, brokerUrl: 'mqtt://127.0.0.1:1' }, seen: [] }));
  const alone = spawn(process.execPath, [EXAMPLE, 'http://nowhere.example', '', state, '3'], { stdio: 'pipe' });
  await once(alone.stderr, 'data');
  const exited = once(alone, 'exit');
  alone.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

const refusals = [
  ['was signed by somebody else', { signature: randomBytes(32).toString('base64url') }, 'signature'],
  ['has a signature that is none', { signature: '' }, 'signature'],
  ['came too late', { expiresAt: addMinutes(new Date(), -1).toISOString() }, 'expired'],
  ['is for a lock it does not have', { lock: 4 }, 'unknown_lock'],
] as const;

test.each(refusals)('it moves nothing for a command that %s', async (_name, given, reason) => {
  expect(await answersTo(command({ lock: 2, ...given }))).toEqual([['ack', 'denied', reason]]);
});

test('nor for one that was changed on its way', async () => {
  const wanted = command({ lock: 2 });
  expect(await answersTo({ ...wanted, lock: 3 })).toEqual([['ack', 'denied', 'signature']]);
});

test('a warm is taken and moves nothing, a ping is answered', async () => {
  const warm = command({ kind: 'warm', lock: 2 });
  expect(await answersTo(command({ kind: 'ping', lock: null }), warm)).toEqual([
    ['ack', 'accepted', ''],
    ['ack', 'pong', ''],
  ]);
});

test('a connection that is refused is tried again', async () => {
  const refusing = await refusingBroker();
  const file = join(folder, 'refused.json');
  writeFileSync(file, JSON.stringify({ credentials: { ...credentials, brokerUrl: refusing.url }, seen: [] }));
  const refused = spawn(process.execPath, [EXAMPLE, 'http://nowhere.example', '', file, '3'], { stdio: 'ignore' });
  await expect.poll(() => refusing.answers(), WAITING).toEqual([5, 0]);
  const gone = once(refused, 'exit');
  refused.kill('SIGKILL');
  await gone;
  await refusing.close();
});
