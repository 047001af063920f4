import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { controllerApi } from '@fachwerk/devices/contract-controller';
import { openApi } from '@fachwerk/openings/contract';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLocks, type TestLocks } from './testing.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../docs/hardware/example-controller.mjs', import.meta.url));
const WAITING = { timeout: 120_000 };

let locks: TestLocks;
let folder: string;
let child: ChildProcess;
/** The one call that a device makes over HTTP. */
const http = createServer(async (request, reply) => {
  const { status, body } = await locks.app.call(controllerApi.provision, (await json(request)) as { token: string });
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
beforeAll(async () => {
  locks = await openLocks();
  // The device has a clock of its own.
  Object.defineProperty(locks.app.time, 'now', { get: () => new Date() });
  await locks.app.start();
  folder = mkdtempSync(join(tmpdir(), 'fachwerk-example-'));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterAll(async () => {
  child.kill('SIGKILL');
  http.close();
  await locks.app.close();
  rmSync(folder, { recursive: true, force: true });
});

function start(token: string): void {
  const server = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  child = spawn(process.execPath, [EXAMPLE, server, token, join(folder, 'state.json'), '99'], { stdio: 'inherit' });
}

async function ended(): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

test('the controller of the manual is provisioned, opens, answers, and is the same after a restart', async () => {
  const { berlin, city } = locks;
  const controller = { controller: { id: berlin.controllerId } };
  const staff = locks.by(city);
  const state = async () => (await staff.call(controllerApi.find, controller)).body;
  // A lock before it speaks: its first report is of it.
  const lock = await locks.lock(berlin);
  start((await staff.call(controllerApi.renewToken, controller)).body.token);
  await locks.app.runJobs();
  await expect.poll(async () => (await state()).firmware, WAITING).toBe('example-1');
  await expect.poll(async () => (await state()).state, WAITING).toBe('online');

  const item = { id: lock.id, transactionId: newId() };
  await staff.call(openApi.open, { item, type: 'operator', sendAltSignal: false });
  await locks.app.runJobs();
  const attempt = async () => (await staff.call(openApi.attempt, { id: item.transactionId })).body;
  await expect.poll(async () => (await attempt()).state, WAITING).toBe('opened');
  expect(await attempt()).toMatchObject({ doorState: 'open' });
  expect(await locks.openAlerts(city.id, lock.id)).toEqual([]);

  await ended();
  await expect.poll(async () => (await state()).state, WAITING).toBe('offline');
  start('a token that nobody asks for');
  await expect.poll(async () => (await state()).state, WAITING).toBe('online');
  await staff.call(controllerApi.ping, controller);
  await locks.app.runJobs();
  await expect.poll(async () => (await state()).lastPing?.milliseconds ?? null, WAITING).not.toBeNull();
  await ended();
});
