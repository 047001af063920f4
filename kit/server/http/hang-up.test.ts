import { type AddressInfo, connect as openSocket } from 'node:net';
import { change } from '@fachwerk/base/contract';
import { Nothing, Upload } from '@fachwerk/base/schema';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Module, on } from '../app/module.ts';
import { openLog } from '../observe/log.ts';
import { httpServer } from './http.ts';

const summary = 'For this test.';
const save = change({
  repeats: 'same',
  method: 'POST',
  path: '/save',
  access: 'public',
  summary,
  input: z.object({}),
  output: Nothing,
});
const upload = change({
  ...save,
  repeats: 'same',
  path: '/upload',
  body: 'multipart',
  input: z.object({ file: Upload }),
});
let runs = 0;
const run = async () => {
  runs++;
  return {};
};
const module: Module = { name: 'things', routes: [on(save, run), on(upload, run)] };

let app: TestApp;
let fastify: FastifyInstance;
const lines: { msg: string; status: number }[] = [];
beforeAll(async () => {
  app = await openApp();
  const log = openLog({ isPretty: false, destination: { write: (line: string) => void lines.push(JSON.parse(line)) } });
  fastify = await httpServer({
    db: app.db,
    app: { ...app.app, log },
    modules: [module],
    now: () => app.time.now,
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await fastify.close();
  await app.close();
});
beforeEach(() => {
  runs = 0;
  lines.length = 0;
});

/** Says half of it, and hangs up. */
async function hangUpAfter(text: string): Promise<void> {
  const socket = openSocket((fastify.server.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.write(text, resolve));
  // The server has begun to read once it has the socket.
  await expect.poll(connections).toBeGreaterThan(0);
  socket.destroy();
  await closed;
}

const connections = () =>
  new Promise<number>((resolve, reject) =>
    fastify.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const form = 'content-type: multipart/form-data; boundary=x\r\n';
const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
const head = (path: string, headers: string) =>
  `POST /api/${path} HTTP/1.1\r\nhost: localhost\r\n${headers}content-length: 50000\r\n\r\n`;

const halves: [string, string][] = [
  ['a body', `${head('save', 'content-type: application/json\r\n')}{"a":`],
  ['a form before its first part', head('upload', form)],
  ['the header of a part', head('upload', form) + part.slice(0, 30)],
  ['a file', `${head('upload', form)}${part}some bytes`],
];
test.each(halves)('a caller who hangs up in %s leaves nothing running', async (_, text) => {
  await hangUpAfter(text);
  await expect.poll(() => lines.map(({ msg, status }) => `${msg} ${status}`)).toEqual(['refused 400']);
  await expect.poll(connections).toBe(0);
  expect(runs).toBe(0);
  expect((await fastify.inject({ url: '/api/health' })).statusCode).toBe(200);
});
