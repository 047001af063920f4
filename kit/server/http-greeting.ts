import { houseProblems, problemsOf } from '@fachwerk/base/problem';
import type { FastifyInstance } from 'fastify';
import { type HostKind, hasOneHost, hostRule } from './hosts.ts';
import type { HttpOptions } from './http.ts';
import type { Caller } from './module.ts';
import { apiHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Known once the access was judged. */
    caller: Caller | null;
    hostKind: HostKind;
  }
}

const problem = problemsOf(houseProblems);

/** Before anything else: the headers every answer carries, an error included, and whether this host is ours at all. */
export function greetEveryRequest(app: FastifyInstance, { house: { publicUrl }, isStorefront }: HttpOptions): void {
  const headers = apiHeaders(publicUrl);
  const kindOf = hostRule({ publicUrl, isStorefront });
  app.decorateRequest('caller', null);
  app.decorateRequest('hostKind', 'back-office');
  app.decorateRequest('companyOfCall', null);
  app.decorateRequest('answerOfCall', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    const kind = hasOneHost(request.raw.rawHeaders) ? kindOf(request.host) : null;
    if (!kind) return done(problem('host.unknown'));
    request.hostKind = kind;
    done();
  });
}
