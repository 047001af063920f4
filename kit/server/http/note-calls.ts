import type { Endpoint } from '@fachwerk/base/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../app/ids.ts';
import type { HttpOptions } from './options.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The company a public call turned out to be for. */
    companyOfCall: string | null;
    /** Answer of a change, kept until the call is reported. */
    answerOfCall: unknown;
    /** The values of the declared secrets it carries. */
    secretsInHand: ReadonlySet<string> | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

type Outcome = { readonly status: number; readonly answer: unknown; readonly error?: string };

/**
 * Tells of an incoming call that belongs to a company: of its caller's, or of the one a public call was found to be for. Reads that
 * went well are not told of: they are nearly all of the traffic, and change nothing.
 */
export function noteCall(options: HttpOptions, request: FastifyRequest, reply: FastifyReply, outcome: Outcome): void {
  const { calls } = options.app;
  const companyId = request.companyOfCall ?? request.site?.companyId ?? request.caller?.companyId;
  if (!calls.isWatched || !companyId) return;
  calls.tell({
    id: newId(),
    companyId,
    direction: 'in',
    milliseconds: Math.round(reply.elapsedTime),
    method: request.method,
    url: request.url,
    contract: request.routeOptions.config?.endpoint ?? null,
    pathParams: (request.params ?? {}) as Record<string, string>,
    status: outcome.status,
    requestId: request.id,
    personName: request.caller?.name ?? '',
    replayOf: null,
    requestHeaders: plain(request.headers),
    requestBody: Buffer.isBuffer(request.body) ? request.body.toString('utf8') : request.body,
    answerHeaders: headersOf(reply),
    answerBody: outcome.answer,
    error: outcome.error ?? '',
  });
}

/** Response headers worth logging; the others are the same on every answer. */
const SAID = ['content-type', 'content-length', 'location', 'retry-after', 'allow', 'content-disposition'] as const;

function headersOf(reply: FastifyReply): Record<string, string> {
  return plain(
    Object.fromEntries(SAID.filter((name) => reply.hasHeader(name)).map((name) => [name, reply.getHeader(name)])),
  );
}

function plain(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]));
}
