import type { Endpoint } from '@fachwerk/base/contract';
import { houseProblems, problemsOf } from '@fachwerk/base/problem';
import type { FastifyRequest } from 'fastify';
import type { HttpOptions } from './http.ts';
import { newId, newSecret } from './ids.ts';
import type { Caller } from './module.ts';
import { callerBlock, rateLimit } from './rate-limit.ts';
import { shortMemory } from './short-memory.ts';

const problem = problemsOf(houseProblems);

/** How long an answer to "who is this?" is believed. Short: a session must end within a second. */
const BELIEVED_MS = 500;
const MOST_REMEMBERED = 10_000;
const LONGEST_TOKEN = 4096;
/** Generous: a company behind one address reloads a page together. */
const PUBLIC_TRIES_PER_MINUTE = 120;

export type WhoIs = (token: string | undefined) => Promise<Caller | null>;

/** Asks the identity module, and remembers its answer for half a second, so that a screen's ten calls ask once. */
export function whoIs({ db, house, modules, now, callerBelievedMs = BELIEVED_MS }: HttpOptions): WhoIs {
  const authenticate = modules.find((module) => module.authenticate)?.authenticate;
  const remembered = shortMemory<Caller | null>(callerBelievedMs, MOST_REMEMBERED);
  return async (token) => {
    if (!token || !authenticate || token.length > LONGEST_TOKEN) return null;
    return remembered.get(token, () => authenticate({ db, house, now: now(), newId, newSecret }, token));
  };
}

/** Judges a request before its body is read: throws why it may not enter, or leaves the caller on it. */
export type Gate = (request: FastifyRequest) => Promise<void>;

export function gates(options: HttpOptions): (endpoint: Endpoint) => Gate {
  const who = whoIs(options);
  const tries = rateLimit();
  return (endpoint) => {
    const { access, path, kind, triesPerMinute } = endpoint;
    const perMinute = triesPerMinute ?? options.publicTriesPerMinute ?? PUBLIC_TRIES_PER_MINUTE;
    return async (request) => {
      // Under the name of a shop there is no back-office.
      if (request.hostKind === 'storefront' && access.startsWith('staff')) throw problem('path.unknown');
      if (kind === 'change') refuseOtherSites(request);
      if (access === 'public') {
        const seconds = tries(`${path} ${callerBlock(request.ip)}`, perMinute, options.now().getTime());
        if (seconds > 0) throw problem('access.too_many_tries', { seconds });
        return;
      }
      const caller = await who(tokenOf(request));
      const refusal = whyNotEnter(access, caller);
      if (caller) request.caller = caller;
      if (refusal) throw problem(refusal);
    };
  };
}

/** A browser says where a request was started. Nobody but our own pages starts a change, least of all one by GET. */
function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw problem('access.cross_site');
}

export function whyNotEnter(access: Exclude<Endpoint['access'], 'public'>, caller: Caller | null) {
  const [kind, capability] = access.split(':') as [string, string | undefined];
  if (caller?.kind !== kind) return 'access.signed_out' as const;
  if (capability && !caller.capabilities.has(capability)) return 'access.denied' as const;
  return null;
}

function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers['x-access-token'];
  return Array.isArray(header) ? header[0] : header;
}
