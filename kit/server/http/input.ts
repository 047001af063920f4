import { isUtf8 } from 'node:buffer';
import type { Endpoint } from '@fachwerk/base/contract';
import { fieldProblemOf } from '@fachwerk/base/field-problem';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { RawRequest } from '@fachwerk/base/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { unstorablePath } from '../db/storable.ts';

const problem = problemsOf(appProblems);

/** JSON in UTF-8 and nothing else. An empty body is no body; `__proto__` in it is refused. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined);
    if (!isUtf8(body)) return done(problem('input.unreadable'), undefined);
    parse(request, body.toString('utf8'), done);
  });
}

/** The bytes as they came, whatever they say they are. */
export function readRaw(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

export function rawOf({ body, headers }: FastifyRequest): { raw: RawRequest } {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const entries = Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]);
  return { raw: { bytes, headers: Object.fromEntries(entries) } };
}

/** Path, query and body as one object. The path wins, because access was checked by it. */
export function givenIn(request: FastifyRequest, body: object): object {
  return { ...(request.query as object), ...body, ...(request.params as object) };
}

/** The input parsed by the contract, or a refusal that names its fields. */
export function checked(endpoint: Endpoint, given: object): unknown {
  const parsed = z.safeParse(endpoint.input, given, { reportInput: true });
  if (!parsed.success) throw problem('input.invalid', {}, { fields: parsed.error.issues.map(fieldProblemOf) });
  const path = unstorablePath(parsed.data);
  if (path !== null) throw problem('input.invalid', {}, { fields: [{ path, code: 'field.control_characters' }] });
  return parsed.data;
}

export function bodyOf({ body }: FastifyRequest): object {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw problem('input.unreadable');
  return body;
}
