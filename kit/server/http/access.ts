import type { Endpoint } from '@fachwerk/base/contract';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { FastifyRequest } from 'fastify';
import type { Caller, Site } from '../app/ctx.ts';
import { newId, newSecret } from '../app/ids.ts';
import { placeIdsAt } from '../app/places.ts';
import { shortMemory } from '../app/short-memory.ts';
import type { HttpOptions } from './options.ts';
import { callerBlock, rateLimit } from './rate-limit.ts';

const problem = problemsOf(appProblems);

/** How long an authentication result is cached. Short: a session must end within a second. */
const BELIEVED_MS = 500;
const MOST_REMEMBERED = 10_000;
const LONGEST_TOKEN = 4096;
/** Generous: a company behind one address reloads a page together. */
const PUBLIC_TRIES_PER_MINUTE = 120;

/** Carries the session of a site's customer. */
export const SITE_COOKIE = 'fw_session';

type WhoIs = (token: string | undefined) => Promise<Caller | null>;

/** Asks the module with `authenticate`, and remembers its answer for half a second, so that a screen's ten calls ask once. */
function whoIs({ db, app, modules, now, callerBelievedMs = BELIEVED_MS }: HttpOptions): WhoIs {
  const authenticate = modules.find((module) => module.authenticate)?.authenticate;
  const remembered = shortMemory<Caller | null>(callerBelievedMs, MOST_REMEMBERED);
  return async (token) => {
    if (!token || !authenticate || token.length > LONGEST_TOKEN) return null;
    return remembered.get(token, () => authenticate({ db, app, now: now(), newId, newSecret }, token));
  };
}

/** Asks the module that knows a site's customers; remembered like members of staff. */
export function whichCustomer({ db, app, modules, now, callerBelievedMs = BELIEVED_MS }: HttpOptions) {
  const customerOf = modules.find((module) => module.customerOf)?.customerOf;
  const remembered = shortMemory<Caller | null>(callerBelievedMs, MOST_REMEMBERED);
  return async (site: Site, token: string | undefined): Promise<Caller | null> => {
    if (!token || !customerOf || token.length > LONGEST_TOKEN) return null;
    const ask = () => customerOf({ db, app, now: now(), newId, newSecret }, site, token);
    return remembered.get(`${site.id} ${token}`, ask);
  };
}

/** Judges a request before its body is read: throws why it may not enter, or leaves the caller on it. */
export type Gate = (request: FastifyRequest) => Promise<void>;

export function gates(options: HttpOptions): (endpoint: Endpoint) => Gate {
  const who = whoIs(options);
  const customer = whichCustomer(options);
  const tries = rateLimit();
  return (endpoint) => {
    const { access, path, kind, triesPerMinute } = endpoint;
    const perMinute = triesPerMinute ?? options.publicTriesPerMinute ?? PUBLIC_TRIES_PER_MINUTE;
    const isOfSites = access === 'site' || access === 'customer';
    const guarded = access === 'public' || access === 'site' ? null : { access, places: endpoint.places };
    return async (request) => {
      const { site } = request;
      // Under the name of a site there is no back-office, not even its door, and the other way round.
      if ((site !== null) !== isOfSites) throw problem('path.unknown');
      if (kind === 'change') refuseOtherSites(request);
      if (kind === 'change' && site?.isSuspended && !endpoint.evenReadOnly) throw problem('site.suspended');
      if (access === 'public' || access === 'site') {
        const seconds = tries(`${path} ${callerBlock(request.ip)}`, perMinute, options.now().getTime());
        if (seconds > 0) throw problem('access.too_many_tries', { seconds });
        if (access === 'public') return;
      }
      const caller = site ? await customer(site, request.cookies[SITE_COOKIE]) : await who(tokenOf(request));
      if (caller) request.caller = caller;
      const refusal = guarded && whyNotEnter(guarded, caller);
      if (refusal) throw problem(refusal);
      const whyNot = kind === 'change' ? caller?.whyNotChange?.(endpoint) : null;
      if (whyNot) throw whyNot;
    };
  };
}

/** Browsers send the origin of a request. Only our own pages may start a change, also one by GET. */
export function refuseOtherSites({ headers, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw problem('access.cross_site');
  // Older browsers name the page alone.
  const { origin } = headers;
  if (site === undefined && origin !== undefined && URL.parse(origin)?.host !== host)
    throw problem('access.cross_site');
}

type Guarded = { readonly access: Exclude<Endpoint['access'], 'public' | 'site'>; readonly places?: unknown };

/** A capability that holds at some places only counts where places are honoured. */
export function whyNotEnter(guarded: Guarded, caller: Caller | null) {
  const [kind, capability] = guarded.access.split(':') as [string, string | undefined];
  if (caller?.kind !== kind) return 'access.signed_out' as const;
  if (!capability || caller.capabilities.has(capability)) return null;
  return placeIdsAt(guarded, caller) ? null : ('access.denied' as const);
}

function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers['x-access-token'];
  return Array.isArray(header) ? header[0] : header;
}
