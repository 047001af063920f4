import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningPostmaster, stopPostmaster } from '@fachwerk/embedded-postgres/postmaster';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { type Product, startProduct } from './testing/product.ts';

let dataDir: string;
let port: number;
let product: Product | undefined;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'fachwerk-start-'));
  await chmod(dataDir, 0o711);
  port = await freePort();
});
afterEach(async () => {
  await product?.stop();
  await stopPostmaster(cluster(), 'immediate');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const cluster = () => join(dataDir, 'postgres');

test('the server says where it is and who can sign in; Ctrl-C ends all of it', async () => {
  product = await startProduct({ port, dataDir });
  expect(product.output()).toContain(`http://localhost:${port}`);
  expect(product.output()).toContain('admin@zeitlagercity.example');
  process.kill(-product.child.pid!, 'SIGINT');
  expect(await product.ended).toBe(0);
  expect(runningPostmaster(cluster())).toBeUndefined();
});

test('the secret is kept for the next start, for its owner only', () => {
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});

test('a server whose parent was killed ends by itself', async () => {
  product = await startProduct({ port, dataDir });
  product.child.disconnect();
  expect(await product.ended).toBe(0);
  expect(runningPostmaster(cluster())).toBeUndefined();
});

test('a second server on the same data says so in a sentence', async () => {
  product = await startProduct({ port, dataDir });
  const onSameData = startProduct({ port: await freePort(), dataDir });
  await expect(onSameData).rejects.toThrow(
    `Another server (process ${product.child.pid}) already uses the data in ${dataDir}.`,
  );
});

test('so does one on a taken port, which leaves nothing running', async () => {
  const other = createServer().listen(port, 'localhost');
  await once(other, 'listening');
  try {
    const onSamePort = startProduct({ port, dataDir });
    await expect(onSamePort).rejects.toThrow(`Port ${port} is taken by another program.`);
    await expect(onSamePort).rejects.not.toThrow('\n    at ');
    expect(runningPostmaster(cluster())).toBeUndefined();
  } finally {
    other.close();
  }
});

test('a taken port for lock controllers is said before the demo is made', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const taken = (other.address() as AddressInfo).port;
  const fresh = mkdtempSync(join(tmpdir(), 'fachwerk-start-'));
  try {
    const refused = startProduct({ port, dataDir: fresh, env: { MQTT_PORT: String(taken) } });
    await expect(refused).rejects.toThrow(`Port ${taken} for lock controllers is taken by another program`);
    // Not even a database was begun.
    expect(existsSync(join(fresh, 'postgres'))).toBe(false);
  } finally {
    other.close();
    rmSync(fresh, { recursive: true, force: true });
  }
});

test('after SIGTERM ready is red first, everything is answered meanwhile, then the port closes', async () => {
  product = await startProduct({ port, dataDir, env: { DRAIN_SECONDS: '3' } });
  const { url, child, ended } = product;
  const statusOf = (path: string) => fetch(`${url}${path}`).then((answer) => answer.status);
  expect(await statusOf('/api/ready')).toBe(200);
  child.kill('SIGTERM');
  await expect.poll(() => statusOf('/api/ready')).toBe(503);
  expect(await statusOf('/api/health')).toBe(200);
  expect(await ended).toBe(0);
  await expect(statusOf('/api/health')).rejects.toThrow();
});

test('a database that does not answer is named without its password', async () => {
  const env = { DATABASE_URL: `postgres://someone:planted-secret@127.0.0.1:${await freePort()}/nothing` };
  const refused = startProduct({ port, dataDir, env });
  await expect(refused).rejects.toThrow('The database of DATABASE_URL cannot be used');
  await expect(refused).rejects.not.toThrow('planted-secret');
});
