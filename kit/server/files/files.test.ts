import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Files, isFileKey, typeOfKey } from './files.ts';
import { type FilesConfig, openFiles } from './open-files.ts';

const company = '018f0000-0000-7000-8000-000000000000';
const key = `${company}/Zk3_a-9QwErTy1Ui5OpAsd-64.webp`;
const picture = { bytes: new Uint8Array([1, 2, 3, 0, 255]), type: 'image/webp' };

/** Speaks as much S3 as a store needs: put, get, delete, and the error for a missing key. */
function bucketForTests() {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const seen: { method: string; url: string; authorization: string }[] = [];
  const server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, authorization: String(headers.authorization) });
    const path = url.split('?')[0]!;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (method === 'PUT') {
      objects.set(path, { bytes: Buffer.concat(chunks), type: String(headers['content-type']) });
      return reply.writeHead(200).end();
    }
    if (method === 'DELETE') {
      objects.delete(path);
      return reply.writeHead(204).end();
    }
    const object = objects.get(path);
    if (object) return reply.writeHead(200, { 'content-type': object.type }).end(object.bytes);
    const error = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>';
    return reply.writeHead(404, { 'content-type': 'application/xml' }).end(error);
  });
  return { server, objects, seen };
}

let folder: string;
let server: Server;
const bucket = bucketForTests();
const configs: Record<string, FilesConfig> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  server = bucket.server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  configs.folder = { folder };
  configs.bucket = {
    bucket: 'uploads',
    region: 'eu-central-1',
    endpoint,
    accessKeyId: 'id',
    secretAccessKey: 'PLANTED',
  };
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

describe.each(['folder', 'bucket'])('a %s', (kind) => {
  let files: Files;
  beforeAll(async () => {
    files = await openFiles(configs[kind]!);
  });

  test('gives back what was saved, until it is removed', async () => {
    expect(await files.find(key)).toBeUndefined();
    await files.save(key, picture);
    const found = await files.find(key);
    expect([[...found!.bytes], found!.type]).toEqual([[...picture.bytes], 'image/webp']);
    await files.remove(key);
    await files.remove(key);
    expect(await files.find(key)).toBeUndefined();
  });

  test('takes no key that could lead out of it', async () => {
    // Should the check ever fail, these lead to where nothing stands.
    for (const bad of [`${company}/../../fachwerk-outside`, '../fachwerk-outside', '/tmp/fachwerk-outside', '']) {
      await expect(async () => files.save(bad, picture)).rejects.toThrow(RangeError);
      await expect(async () => files.find(bad)).rejects.toThrow(RangeError);
      await expect(async () => files.remove(bad)).rejects.toThrow(RangeError);
    }
  });
});

test('a folder keeps nothing half-written behind', async () => {
  const files = await openFiles({ folder });
  await Promise.all(Array.from({ length: 8 }, () => files.save(key, picture)));
  expect(await readdir(join(folder, company))).toEqual([key.slice(37)]);
  await files.remove(key);
});

test('a bucket is asked with a signature, never with the secret', async () => {
  const files = await openFiles(configs.bucket!);
  await files.save(key, picture);
  expect(bucket.objects.get(`/uploads/${key}`)?.type).toBe('image/webp');
  expect(bucket.seen.at(-1)?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=id\//);
  expect(JSON.stringify(bucket.seen)).not.toContain('PLANTED');
});

const names = [
  ['Zk3_a-9QwErTy1Ui5OpAsd.webp', true],
  ['Zk3_a-9QwErTy1Ui5OpAsd', true],
  ['-k3_a-9QwErTy1Ui5OpAsd-256.webp', true],
  ['short.webp', false],
  ['.Zk3_a-9QwErTy1Ui5OpAsd', false],
  ['Zk3_a-9QwErTy1Ui5OpAsd.webp.html', false],
  ['Zk3_a-9QwErTy1Ui5OpAsd/..', false],
  ['Zk3_a-9QwErTy1Ui5OpAsd.webp\n', false],
  ['Zk3_a-9QwErTy1Ui5OpAsd%2e%2e', false],
  ['x'.repeat(121), false],
] as const;
test.each(names)('the name %o: %o', (name, expected) => expect(isFileKey(`${company}/${name}`)).toBe(expected));

test('a type is given by the ending alone', () => {
  expect(['a.webp', 'a.jpg', 'a.html', 'a.svg', 'a'].map(typeOfKey)).toEqual([
    'image/webp',
    'image/jpeg',
    'application/octet-stream',
    'application/octet-stream',
    'application/octet-stream',
  ]);
});
