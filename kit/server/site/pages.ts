import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { SitePage } from '@fachwerk/base/site-visit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseOtherSites } from '../http/access.ts';
import type { Early } from '../http/early.ts';
import { readRaw } from '../http/input.ts';
import type { HttpOptions } from '../http/options.ts';
import { isApi, type PageHandler } from '../http/static-app.ts';
import { siteCalls } from './calls.ts';
import { siteFiles } from './files.ts';
import { formOf } from './form.ts';
import { pageCache } from './page-cache.ts';
import { quickPages } from './quick-pages.ts';
import { bodyOf, sendPage, sendText, sendUnreachable } from './reply.ts';
import { viewReporter } from './report-views.ts';
import { siteVisits, type VisitOptions } from './visits.ts';

const problem = problemsOf(appProblems);

/** Size limit of a page's form; files go through the API. */
const FORM_LIMIT_BYTES = 64 * 1024;

/** Pages under the hosts of sites: forms come by POST, everything else through the handler that is returned. */
export async function addSitePages(
  app: FastifyInstance,
  options: HttpOptions,
  { early, nextId }: { readonly early: Early; readonly nextId: () => string },
): Promise<PageHandler | undefined> {
  const { site } = options;
  if (!site) return undefined;
  const files = await siteFiles(site.app, site.folder);
  const visitOf = siteVisits(options, siteCalls(options), files.textsAt);
  const tellView = viewReporter(options);
  const cache = pageCache(options, tellView);
  app.addHook('preClose', cache.close);
  const quick = quickPages(options, nextId, tellView);
  early.answer = quick.answer;

  const answer = async (request: FastifyRequest, reply: FastifyReply, given: VisitOptions): Promise<FastifyReply> => {
    const visit = await visitOf(request, reply, given);
    const answered = await site.app.answer(visit);
    if (answered.kind === 'redirect') return reply.redirect(answered.to, answered.status);
    if (answered.kind === 'text') return sendText(reply, answered);
    return sendFresh(request, reply, answered, visit.nonce);
  };

  const sendFresh = (request: FastifyRequest, reply: FastifyReply, page: SitePage, nonce: string) => {
    const { site: at } = request;
    tellView(request.raw, at && page.countedAs !== null ? { companyId: at.companyId, path: page.countedAs } : null);
    return sendPage(options, reply, page, nonce);
  };

  const get: PageHandler = (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (!request.site || isApi(path)) throw problem('path.unknown');
    const file = files.find(path);
    if (file) return files.send(request, reply, file);
    const key = cache.keyOf(request);
    const known = key && cache.find(key);
    if (known) {
      quick.note(request, known);
      return cache.send(request, reply, known);
    }
    const made = key ? cache.make(key, request, reply, draw) : answer(request, reply, visitBy('GET'));
    return made.catch((error: unknown) => sendUnreachable(options, request, reply, error));
  };

  /** For everybody without a cookie of ours: the page is cached, or sent as it comes. */
  const draw = async (request: FastifyRequest, reply: FastifyReply) => {
    const answered = await site.app.answer(await visitOf(request, reply, { method: 'GET', form: {}, nonce: '' }));
    if (answered.kind === 'redirect') return { sent: reply.redirect(answered.to, answered.status) };
    if (answered.kind === 'text') return { sent: sendText(reply, answered) };
    if (answered.keepSeconds === 0 || reply.hasHeader('set-cookie'))
      return { sent: sendFresh(request, reply, answered, '') };
    return { page: answered, bytes: await bodyOf(answered) };
  };

  await app.register(async (scope) => {
    readRaw(scope);
    // Before the body is read: requests that are not for a page of a site are answered as usual.
    scope.addHook('onRequest', async (request, reply) => {
      if (!request.site || isApi(request.url)) return reply.callNotFound();
    });
    scope.post('/*', { bodyLimit: FORM_LIMIT_BYTES }, async (request, reply) => {
      try {
        refuseOtherSites(request);
        return await answer(request, reply, { ...visitBy('POST'), form: await formOf(request) });
      } catch (error) {
        return sendUnreachable(options, request, reply, error);
      }
    });
  });
  return get;
}

const visitBy = (method: 'GET' | 'POST'): VisitOptions => ({ method, form: {}, nonce: undefined });
