import type { Endpoint } from '@fachwerk/base/contract';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseOtherSites, SITE_COOKIE, whichCustomer } from '../http/access.ts';
import { checked } from '../http/input.ts';
import type { HttpOptions } from '../http/options.ts';
import { callerBlock, rateLimit } from '../http/rate-limit.ts';
import { hashOfInput, keyIn } from '../http/repeats.ts';
import { ctxOf, holdingInput, servingOf } from '../http/routes.ts';

const problem = problemsOf(appProblems);
const CHANGES_PER_MINUTE = 60;
const FORM_KEY = /^[0-9a-f-]{36}$/;

/** Runs an endpoint as if the visitor had called it. It is identified by method and path, because the storefront has contracts of its own build. */
export type SiteCall = (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: object,
  formKey?: string,
) => Promise<unknown>;

/** For pages that the server draws under the host of a site: the same access, input check and transaction as over HTTP. */
export function siteCalls(options: HttpOptions): (request: FastifyRequest, reply: FastifyReply) => Promise<SiteCall> {
  const customer = whichCustomer(options);
  const tries = rateLimit();
  const routes = new Map(
    options.modules
      .flatMap((module) => module.routes ?? [])
      .filter(({ endpoint: { access } }) => access === 'site' || access === 'customer')
      .map((route) => [nameOf(route.endpoint), { endpoint: route.endpoint, serve: servingOf(route) }]),
  );
  return async (request, reply) => {
    const { site } = request;
    if (!site) throw problem('path.unknown');
    request.caller = await customer(site, request.cookies[SITE_COOKIE]);
    return async (asked, given, formKey = '') => {
      const route = routes.get(nameOf(asked));
      if (!route) throw new Error(`no page may call ${nameOf(asked)}`);
      const { endpoint, serve } = route;
      if (endpoint.kind === 'change') {
        if (site.isSuspended && !endpoint.evenReadOnly) throw problem('site.suspended');
        refuseOtherSites(request);
        const perMinute = endpoint.triesPerMinute ?? CHANGES_PER_MINUTE;
        const seconds = tries(`${endpoint.path} ${callerBlock(request.ip)}`, perMinute, options.now().getTime());
        if (seconds > 0) throw problem('access.too_many_tries', { seconds });
      }
      if (endpoint.access === 'customer' && !request.caller) throw problem('access.signed_out');
      return holdingInput(endpoint, request, given, () => {
        const input = checked(endpoint, given);
        return serve(
          ctxOf(options, endpoint, request, reply),
          input,
          keyIn(endpoint, input, sentBy(options, formKey, input)),
        );
      });
    };
  };
}

/** Of a form that was changed before it was sent again, another. */
function sentBy({ app }: HttpOptions, formKey: string, input: unknown): string | undefined {
  return FORM_KEY.test(formKey) ? `${formKey}.${hashOfInput({ app }, input)}` : undefined;
}

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
