import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { FastifyInstance } from 'fastify';
import type { Caller, Site } from '../app/ctx.ts';
import { shortMemory } from '../app/short-memory.ts';
import { hasOneHost, hostRule } from './hosts.ts';
import type { HttpOptions } from './options.ts';
import { apiHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Known once the access was judged. */
    caller: Caller | null;
    /** Whose site was asked for; null on the host of the back-office. */
    site: Site | null;
  }
}

const problem = problemsOf(appProblems);

const SITES_BELIEVED_MS = 5_000;
const MOST_SITES_REMEMBERED = 10_000;

/** Before anything else: the headers every answer carries, an error included, and whether this host is ours at all. */
export function greetEveryRequest(fastify: FastifyInstance, options: HttpOptions): void {
  const { db, modules, app } = options;
  const headers = apiHeaders(app.publicUrl);
  const answerOf = hostRule(app.publicUrl);
  const siteOf = modules.find((module) => module.siteOf)?.siteOf;
  const sites = shortMemory<Site | null>(options.sitesBelievedMs ?? SITES_BELIEVED_MS, MOST_SITES_REMEMBERED);
  fastify.decorateRequest('caller', null);
  fastify.decorateRequest('site', null);
  fastify.decorateRequest('siteLanguage', null);
  fastify.decorateRequest('companyOfCall', null);
  fastify.decorateRequest('answerOfCall', undefined);
  fastify.decorateRequest('secretsInHand', null);
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    const answer = hasOneHost(request.raw.rawHeaders) ? answerOf(request.host) : null;
    if (!answer) return done(problem('host.unknown'));
    const { siteName } = answer;
    if (siteName === null) return done();
    if (!siteOf) return done(problem('host.unknown'));
    sites
      .get(siteName, () => siteOf(db, siteName))
      .then((site) => {
        request.site = site;
        done(site ? undefined : problem('host.unknown'));
      }, done);
  });
}
