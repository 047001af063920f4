import { ask, change } from '@fachwerk/base/contract';
import { Instant, jsonText, line, Nothing, Upload } from '@fachwerk/base/schema';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Module, on } from '../app/module.ts';
import type { OpenApi, Operation } from './openapi.ts';

const Thing = z.object({ id: z.uuid(), at: Instant, note: z.nullable(z.string()), kind: z.enum(['a', 'b']) });
const list = ask({
  method: 'GET',
  path: '/things/:offset/of/:box',
  access: 'staff:things.read',
  summary: 'Lists.',
  input: z.object({
    offset: z.coerce.number().check(z.int()),
    box: z.string(),
    search: z.optional(line(20)),
    sort: z._default(z.enum(['a']), 'a'),
  }),
  output: z.object({ things: z.array(Thing) }),
});
const save = change({
  repeats: 'same',
  method: 'PUT',
  path: '/things/:id',
  access: 'staff:things.edit',
  summary: 'Saves.',
  body: 'multipart',
  input: z.object({
    id: z.uuid(),
    contact: jsonText(z.object({ name: line(5) })),
    picture: z.optional(Upload),
    title: line(9),
  }),
  output: Thing,
});
const enter = change({
  repeats: 'same',
  method: 'POST',
  path: '/enter',
  access: 'public',
  summary: 'Enters.',
  input: z.object({ at: Instant }),
  output: Nothing,
});
const leave = change({
  repeats: 'key',
  method: 'DELETE',
  path: '/things/:id',
  access: 'staff',
  summary: 'Leaves.',
  input: z.object({ id: z.uuid() }),
  output: Nothing,
});

const visit = ask({
  method: 'GET',
  path: '/visit',
  access: 'site',
  summary: 'Visits.',
  input: Nothing,
  output: Nothing,
});
const mine = ask({
  method: 'GET',
  path: '/mine',
  access: 'customer',
  summary: 'Mine.',
  input: Nothing,
  output: Nothing,
});

const never = async () => {
  throw new Error('never called');
};
const module: Module = {
  name: 'things',
  routes: [on(list, never), on(save, never), on(enter, never), on(leave, never), on(visit, never), on(mine, never)],
  problems: { 'thing.unknown': 404, 'thing.gone': 404, 'thing.taken': 409 },
};

let app: TestApp;
let document: OpenApi;
beforeAll(async () => {
  app = await openApp(module);
  document = (await app.http.inject({ url: '/api/openapi.json' })).json();
});
afterAll(() => app.close());

const operation = (path: string, method: string) =>
  document.paths[path]![method] as Operation & { parameters: Record<string, unknown>[] };
const content = (part: unknown, type: string) =>
  (part as { content: Record<string, { schema: unknown; encoding?: unknown }> }).content[type]!;

test('every endpoint is there, with an answer, a summary and a name of its own', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(document.openapi).toBe('3.1.0');
  expect(operations).toHaveLength(6);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(6);
  for (const { responses, summary, tags } of operations) {
    expect([summary.length > 0, tags]).toEqual([true, ['things']]);
    expect(content(responses[200], 'application/json').schema).toMatchObject({ type: 'object' });
  }
});

test('every parameter of a path is declared, and only those', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters = [] } of Object.values(methods)) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name)).toEqual(named);
      expect(inPath.every(({ required, schema }) => required && schema)).toBe(true);
    }
  }
});

test('what is asked by GET travels in the query', () => {
  const { parameters } = operation('/things/{offset}/of/{box}', 'get');
  expect(parameters.find(({ name }) => name === 'offset')).toMatchObject({ in: 'path', schema: { type: 'integer' } });
  expect(parameters.find(({ name }) => name === 'search')).toEqual({
    name: 'search',
    in: 'query',
    required: false,
    schema: { type: 'string', minLength: 0, maxLength: 20 },
  });
  expect(parameters.find(({ name }) => name === 'sort')).toMatchObject({ required: false, schema: { default: 'a' } });
});

test('a form carries files as files and objects as JSON text', () => {
  const { schema, encoding } = content(operation('/things/{id}', 'put').requestBody, 'multipart/form-data');
  expect(schema).toMatchObject({
    properties: {
      picture: { type: 'string', format: 'binary' },
      contact: { type: 'object' },
      title: { type: 'string' },
    },
    required: ['contact', 'title'],
  });
  expect(schema).not.toHaveProperty('properties.id');
  expect(encoding).toEqual({ contact: { contentType: 'application/json' } });
});

test('a time is a date-time, sent and answered', () => {
  expect(content(operation('/enter', 'post').requestBody, 'application/json').schema).toMatchObject({
    properties: { at: { type: 'string', format: 'date-time' } },
  });
  const answered = content(operation('/things/{id}', 'put').responses[200], 'application/json').schema;
  expect(answered).toMatchObject({ properties: { at: { type: 'string', format: 'date-time' } } });
});

test('who may call is said, by a scheme and in words', () => {
  expect(operation('/enter', 'post')).toMatchObject({ security: [], 'x-access': 'public' });
  expect(operation('/things/{id}', 'put')).toMatchObject({
    security: [{ accessToken: [] }],
    'x-access': 'staff:things.edit',
  });
  expect(operation('/visit', 'get')).toMatchObject({ security: [], 'x-access': 'site' });
  expect(operation('/mine', 'get')).toMatchObject({ security: [{ siteSession: [] }], 'x-access': 'customer' });
  expect(document.components).toMatchObject({
    securitySchemes: {
      siteSession: { in: 'cookie', name: 'fw_session' },
      accessToken: { in: 'header', name: 'x-access-token' },
    },
  });
});

test('every refusal an endpoint knows is listed under its status', () => {
  const { responses } = operation('/things/{id}', 'put');
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '409', '413', '415', '422', '500', '503']);
  expect(responses[404]).toMatchObject({ description: '`thing.unknown`, `thing.gone`' });
  expect(JSON.stringify(responses[409])).toContain('"$ref":"#/components/schemas/Problem"');
  expect(Object.keys(operation('/enter', 'post').responses)).toContain('429');
});

test('every reference leads somewhere', () => {
  for (const [, name] of JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    expect(document.components).toHaveProperty(`schemas.${name}`);
  }
});

test('the page to read it comes from this house alone, without inline code', async () => {
  const page = await app.http.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/https?:\/\/|<script>|style=/);
  for (const [, url] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const file = await app.http.inject({ url: url! });
    expect([url, file.statusCode]).toEqual([url, 200]);
  }
});

test('of the viewer only what the page needs is served', async () => {
  for (const url of ['/api/docs/package.json', '/api/docs/index.html', '/api/docs/../package.json', '/api/docs/']) {
    expect([url, (await app.http.inject({ url })).statusCode]).toEqual([url, 404]);
  }
});

test('where two of the same are one, the header that says so is described', () => {
  const named = (path: string, method: string) =>
    (operation(path, method as 'get').parameters ?? []).filter((each) => each.in === 'header').map(({ name }) => name);
  expect(named('/things/{id}', 'delete')).toEqual(['Idempotency-Key']);
  expect(named('/things/{id}', 'put')).toEqual([]);
});
