import type { Endpoint } from '@fachwerk/base/contract';
import { houseProblems, problemsOf } from '@fachwerk/base/problem';
import type { FastifyRequest } from 'fastify';
import type { HttpOptions } from './http.ts';
import { newId, newSecret } from './ids.ts';
import type { Caller } from './module.ts';

const problem = problemsOf(houseProblems);

/** How long an answer to "who is this?" is believed. Short: a session must end within a second (quality.md S5). */
const BELIEVED_MS = 500;
const MOST_REMEMBERED = 10_000;

export type WhoIs = (token: string | undefined) => Promise<Caller | null>;

/** Asks the identity module, and remembers its answer for half a second, so that a screen's ten calls ask once. */
export function whoIs({ db, house, modules, now }: HttpOptions): WhoIs {
  const authenticate = modules.find((module) => module.authenticate)?.authenticate;
  const remembered = new Map<string, { readonly until: number; readonly caller: Promise<Caller | null> }>();
  return async (token) => {
    if (!token || !authenticate || token.length > 4096) return null;
    const known = remembered.get(token);
    const clock = performance.now();
    if (known && known.until > clock) return known.caller;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const caller = authenticate({ db, house, now: now(), newId, newSecret }, token);
    remembered.set(token, { until: clock + BELIEVED_MS, caller });
    caller.catch(() => remembered.delete(token));
    return caller;
  };
}

/** Lets a request through to its endpoint, or throws why not. */
export function accessTo(options: HttpOptions) {
  const who = whoIs(options);
  return async (endpoint: Endpoint, request: FastifyRequest): Promise<Caller | null> => {
    if (endpoint.access === 'public') return null;
    const caller = await who(tokenOf(request));
    const refusal = whyNotEnter(endpoint.access, caller);
    if (refusal) throw problem(refusal);
    return caller;
  };
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
