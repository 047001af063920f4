import { ask, change } from '@fachwerk/base/contract';
import { Instant, jsonText, line, Nothing, Upload } from '@fachwerk/base/schema';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Module, on } from '../app/module.ts';
import { sql } from '../db/sql.ts';

const Thing = z.object({ name: line(50), tags: z.optional(z.record(z.string(), z.string())) });
const summary = 'For this test.';

const save = change({
  repeats: 'same',
  method: 'POST',
  path: '/things',
  access: 'public',
  summary,
  input: Thing,
  output: z.object({ name: z.string() }),
});
const find = ask({
  method: 'GET',
  path: '/things/:id',
  access: 'public',
  summary,
  input: z.object({ id: z.string(), page: z.optional(z.coerce.number()) }),
  output: z.object({ id: z.string(), at: Instant }),
});
const count = ask({
  method: 'GET',
  path: '/count/:number',
  access: 'public',
  summary,
  input: z.object({ number: z.coerce.number() }),
  output: z.object({ number: z.number() }),
});
const upload = change({
  repeats: 'same',
  method: 'POST',
  path: '/upload',
  access: 'public',
  summary,
  body: 'multipart',
  input: z.object({ name: line(50), contact: z.optional(jsonText(Thing)), file: z.optional(Upload) }),
  output: z.object({ name: z.string(), bytes: z.number() }),
});
const wrong = change({
  repeats: 'same',
  method: 'DELETE',
  path: '/things/:id',
  access: 'public',
  summary,
  input: z.object({ id: z.string() }),
  output: Nothing,
});

const module: Module = {
  name: 'things',
  routes: [
    on(save, async (_, { name }) => ({ name })),
    on(find, async (ctx, { id }) => ({ id, at: ctx.now })),
    on(
      count,
      async (ctx, { number }) => (await ctx.db.first<{ number: number }>(sql`select ${number}::int as number`))!,
    ),
    on(upload, async (_, { name, file }) => ({ name, bytes: (file as Upload | undefined)?.bytes.length ?? 0 })),
    on(wrong, async () => 'not what was promised' as never),
  ],
};

let app: TestApp;
beforeAll(async () => {
  app = await openApp(module);
});
afterAll(() => app.close());

type Sent = { method?: string; url: string; headers?: Record<string, string>; payload?: string | Buffer };

/** Every refusal has the one shape, whatever was sent. */
async function send({ method = 'POST', url, headers = {}, payload }: Sent) {
  const reply = await app.http.inject({
    method: method as 'POST',
    url,
    headers,
    ...(payload !== undefined && { payload }),
  });
  const body = method === 'HEAD' ? {} : reply.json();
  if (reply.statusCode >= 400 && method !== 'HEAD') {
    expect(body).toMatchObject({
      code: expect.any(String),
      error: expect.stringMatching(/\.$/),
      requestId: expect.any(String),
    });
    expect(reply.headers['x-request-id']).toBe(body.requestId);
  }
  return {
    status: reply.statusCode,
    body,
    said: `${reply.statusCode} ${body.code ?? ''}`.trim(),
    headers: reply.headers,
  };
}

const json = { 'content-type': 'application/json' };
const things = (payload: string | Buffer, headers: Record<string, string> = json): Sent => ({
  url: '/api/things',
  headers,
  payload,
});

const bodies: [string, Sent, string][] = [
  ['a good body', things('{"name":"Anna"}'), '200'],
  ['broken JSON', things('{"name":'), '400 input.unreadable'],
  ['JSON that is a list', things('[]'), '400 input.unreadable'],
  ['JSON that is a word', things('"name"'), '400 input.unreadable'],
  ['JSON that is null', things('null'), '400 input.unreadable'],
  ['nothing, said to be JSON', things(''), '422 input.invalid'],
  ['nothing at all', { url: '/api/things' }, '422 input.invalid'],
  ['plain text', things('name=Anna', { 'content-type': 'text/plain' }), '415 input.content_type'],
  [
    'a form of the old kind',
    things('name=Anna', { 'content-type': 'application/x-www-form-urlencoded' }),
    '415 input.content_type',
  ],
  ['XML', things('<name>Anna</name>', { 'content-type': 'application/xml' }), '415 input.content_type'],
  ['a content type that is none', things('{}', { 'content-type': '///' }), '415 input.content_type'],
  ['bytes without a type', things('{"name":"Anna"}', { 'content-type': '' }), '415 input.content_type'],
  [
    'a multipart form for JSON',
    things('--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
    '415 input.content_type',
  ],
  ['a prototype', things('{"name":"Anna","__proto__":{"isAdmin":true}}'), '400 input.unreadable'],
  ['a constructor', things('{"name":"Anna","constructor":{"prototype":{"x":1}}}'), '400 input.unreadable'],
  [
    'bytes that are no UTF-8',
    things(Buffer.from([...Buffer.from('{"name":"'), 0xc3, 0x28, ...Buffer.from('"}')])),
    '400 input.unreadable',
  ],
  ['UTF-16', things(Buffer.from('{"name":"Anna"}', 'utf16le')), '400 input.unreadable'],
  ['a body of two megabytes', things(`{"name":"${'x'.repeat(2_000_000)}"}`), '413 input.too_large'],
  ['a deep nest', things(`{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`), '422 input.invalid'],
  ['NUL in a record', things('{"name":"Anna","tags":{"a":"x\\u0000y"}}'), '422 input.invalid'],
  ['NUL in a key', things('{"name":"Anna","tags":{"x\\u0000y":"a"}}'), '422 input.invalid'],
  ['half a character', things('{"name":"\\ud800"}'), '422 input.invalid'],
];
test.each(bodies)('%s', async (_, sent, expected) => expect((await send(sent)).said).toBe(expected));

const addresses: [string, Sent, string][] = [
  ['a good address', { method: 'GET', url: '/api/things/1?page=2' }, '200'],
  ['a parameter that comes twice', { method: 'GET', url: '/api/things/1?page=1&page=2' }, '422 input.invalid'],
  ['a parameter named like a prototype', { method: 'GET', url: '/api/things/1?__proto__=1&constructor=2' }, '200'],
  ['a query of percent signs', { method: 'GET', url: '/api/things/1?page=%E0%A4%A' }, '422 input.invalid'],
  ['an address that cannot be decoded', { method: 'GET', url: '/api/things/%E0%A4%A' }, '400 input.unreadable'],
  ['an address with a lonely percent sign', { method: 'GET', url: '/api/things/100%' }, '400 input.unreadable'],
  ['NUL in the address', { method: 'GET', url: '/api/things/a%00b' }, '422 input.invalid'],
  ['an address that is too long', { method: 'GET', url: `/api/things/${'x'.repeat(2000)}` }, '404 path.unknown'],
  ['an unknown address', { method: 'GET', url: '/api/nothing' }, '404 path.unknown'],
  ['an empty part', { method: 'GET', url: '/api/things//' }, '404 path.unknown'],
  ['HEAD of something that is only asked', { method: 'HEAD', url: '/api/things/1' }, '200'],
  ['HEAD of a change', { method: 'HEAD', url: '/api/things' }, '405'],
  ['OPTIONS', { method: 'OPTIONS', url: '/api/things/1' }, '405 method.unknown'],
  ['TRACE', { method: 'TRACE', url: '/api/things/1' }, '405 method.unknown'],
  ['PATCH', { method: 'PATCH', url: '/api/things/1', headers: json, payload: '{}' }, '405 method.unknown'],
  [
    'PUT where there is POST',
    { method: 'PUT', url: '/api/things', headers: json, payload: '{}' },
    '405 method.unknown',
  ],
  ['PROPFIND', { method: 'PROPFIND', url: '/api/things/1' }, '405 method.unknown'],
];
test.each(addresses)('%s', async (_, sent, expected) => expect((await send(sent)).said).toBe(expected));

test('a refused method names the ones that work', async () => {
  expect((await send({ method: 'PUT', url: '/api/things/1?x=1', headers: json })).headers.allow).toBe('GET, DELETE');
});

test.each([
  ['1', 200],
  ['2147483647', 200],
  ['2147483648', 422],
  ['-1e300', 422],
  ['1.5', 422],
  ['Infinity', 422],
  ['x', 422],
])('the number %s answers %i', async (number, status) => {
  expect((await send({ method: 'GET', url: `/api/count/${number}` })).status).toBe(status);
});

const BOUNDARY = 'xyz';
const form = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const file = (name: string, value: string) => part(name, value, '; filename="a.png"\r\ncontent-type: image/png');
const end = `--${BOUNDARY}--\r\n`;
const uploaded = (payload: string | Buffer, headers: Record<string, string> = form): Sent => ({
  url: '/api/upload',
  headers,
  payload,
});

const forms: [string, Sent, string][] = [
  ['a good form', uploaded(part('name', 'Anna') + file('file', 'bytes') + end), '200'],
  ['an empty form', uploaded(end), '422 input.invalid'],
  ['no form', { url: '/api/upload' }, '415 input.content_type'],
  ['JSON for a form', uploaded('{"name":"Anna"}', json), '415 input.content_type'],
  [
    'no boundary',
    uploaded(part('name', 'Anna') + end, { 'content-type': 'multipart/form-data' }),
    '400 input.unreadable',
  ],
  [
    'another boundary',
    uploaded(part('name', 'Anna') + end, { 'content-type': 'multipart/form-data; boundary=other' }),
    '400 input.unreadable',
  ],
  ['a form without an end', uploaded(part('name', 'Anna')), '400 input.unreadable'],
  [
    'a form that ends inside a file',
    uploaded(part('name', 'Anna') + file('file', 'bytes').slice(0, -4)),
    '400 input.unreadable',
  ],
  [
    'a form that ends inside a header',
    uploaded(`${part('name', 'Anna')}--${BOUNDARY}\r\ncontent-disp`),
    '400 input.unreadable',
  ],
  [
    'a field named __proto__',
    uploaded(part('name', 'Anna') + part('__proto__', '{"x":1}') + end),
    '400 input.unreadable',
  ],
  ['a field that comes twice', uploaded(part('name', 'Anna') + part('name', 'Berta') + end), '422 input.invalid'],
  [
    'sixty fields',
    uploaded(part('name', 'Anna') + Array.from({ length: 60 }, (_, i) => part(`f${i}`, 'x')).join('') + end),
    '413 input.too_large',
  ],
  [
    'six files',
    uploaded(part('name', 'Anna') + Array.from({ length: 6 }, (_, i) => file(`f${i}`, 'x')).join('') + end),
    '413 input.too_large',
  ],
  ['a field of 200 kB', uploaded(part('name', 'x'.repeat(200_000)) + end), '413 input.too_large'],
  ['a file of 7 MB', uploaded(part('name', 'Anna') + file('file', 'x'.repeat(7_000_000)) + end), '413 input.too_large'],
  ['a text where a file belongs', uploaded(part('name', 'Anna') + part('file', 'x') + end), '422 input.invalid'],
  ['a file where a text belongs', uploaded(file('name', 'x') + end), '422 input.invalid'],
  ['broken JSON in a field', uploaded(part('name', 'Anna') + part('contact', '{') + end), '422 input.invalid'],
  [
    'NUL inside JSON text',
    uploaded(part('name', 'Anna') + part('contact', '{"name":"B","tags":{"a":"\\u0000"}}') + end),
    '422 input.invalid',
  ],
  [
    'NUL in a file name',
    uploaded(part('name', 'Anna') + file('file', 'x').replace('a.png', 'a\0b.png') + end),
    '422 input.invalid',
  ],
  [
    'an object that poses as a file',
    uploaded(
      part('name', 'Anna') +
        part('file', '{"name":"a","type":"b","bytes":{"length":5}}', '\r\ncontent-type: application/json') +
        end,
    ),
    '422 input.invalid',
  ],
];
test.each(forms)('%s', async (_, sent, expected) => expect((await send(sent)).said).toBe(expected));

test('a file arrives whole', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 256));
  const payload = Buffer.concat([
    Buffer.from(part('name', 'Anna')),
    Buffer.from(file('file', '@')).subarray(0, -3),
    bytes,
    Buffer.from(`\r\n${end}`),
  ]);
  expect((await send(uploaded(payload))).body).toEqual({ name: 'Anna', bytes: 70_000 });
});

test('what is wrong is said at its field, in the language of the caller', async () => {
  const sent = things('{"name":5,"tags":{"a":"x\\u0000y"}}');
  const { body } = await send(sent);
  expect(body.fields).toEqual([{ path: 'name', code: 'field.type', error: 'Diese Angabe hat das falsche Format.' }]);
  const english = await send({ ...sent, headers: { ...json, 'x-language': 'en' } });
  expect(english.body.fields[0].error).toBe('This does not have the right form.');
  expect((await send(things('{"name":"A","tags":{"a":"\\u0000"}}'))).body.fields[0].path).toBe('tags.a');
});

test('a time travels as ISO 8601, and no answer of the API is kept', async () => {
  const { body, headers } = await send({ method: 'GET', url: '/api/things/1' });
  expect(body.at).toBe('2026-03-01T10:00:00.000Z');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('an answer that breaks its contract is a defect that names itself', async () => {
  const { status, body } = await send({ method: 'DELETE', url: '/api/things/1' });
  expect([status, body.code]).toEqual([500, 'server.defect']);
  expect(body.error).toContain(body.requestId);
});
