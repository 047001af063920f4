import { appProblems, Problem, problemsOf } from '@fachwerk/base/problem';
import type { Agent, buildConnector } from 'undici';
import type { Calls } from '../http/calls.ts';
import { type Lookup, publicAddressOf } from './address.ts';
import { noteOutboundCalls } from './note-calls.ts';
import type { Outbound, OutboundAnswer, OutboundMethod, OutboundRequest } from './outbound-types.ts';
import { tracedCall } from './trace-call.ts';

export type OutboundOptions = {
  readonly ports?: readonly number[];
  readonly mostBytes?: number;
  /** For everything together, redirects included. */
  readonly longestMs?: number;
  /** Every address of a name. */
  readonly lookup?: Lookup;
  /** Connects to a checked address; tests redirect it to their own server. */
  readonly dial?: buildConnector.connector;
  /** Is told of every call that has an owner. */
  readonly calls?: Calls;
};

const MOST_REDIRECTS = 5;
const CONNECT_MS = 5_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const problem = problemsOf(appProblems);

export function openOutbound(options: OutboundOptions = {}): Outbound {
  const { longestMs = 15_000, mostBytes = 5 * 1024 * 1024 } = options;
  let agent: Promise<Agent> | undefined;
  const send: Outbound['send'] = async (url, request) => {
    // Loaded with the first request: a house that never asks anybody starts quicker.
    agent ??= guardedAgent(options);
    return followed(await agent, url, request, {
      signal: AbortSignal.timeout(longestMs),
      mostBytes,
      ports: options.ports ?? [80, 443],
    });
  };
  const tracedSend: Outbound['send'] = (url, request) =>
    tracedCall({ method: request.method ?? 'GET', url, companyId: request.owner?.companyId }, () => send(url, request));
  return noteOutboundCalls({ get: (url, request = {}) => tracedSend(url, request), send: tracedSend }, options.calls);
}

/** Follows redirects; each hop is judged like the first. */
async function followed(agent: Agent, url: string, request: OutboundRequest, limits: Limits): Promise<OutboundAnswer> {
  let next = checkedUrl(url, limits.ports, request);
  let given: Hop = { method: request.method ?? 'GET', headers: request.headers ?? {}, body: request.body };
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await ask(agent, next, given, limits);
    const target = REDIRECTS.has(answer.status) ? answer.headers.location : undefined;
    if (target === undefined) return answer;
    const following = checkedUrl(target, limits.ports, request, next);
    given = redirected(given, answer.status, following.origin === next.origin);
    next = following;
  }
  throw problem('outbound.too_many_redirects');
}

type Hop = {
  readonly method: OutboundMethod;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
};

/** Headers for one host are not sent to another. The body is resent only if the redirect repeats the same call. */
function redirected(hop: Hop, status: number, isSameOrigin: boolean): Hop {
  const isKept = status === 307 || status === 308 || hop.method === 'GET' || hop.method === 'HEAD';
  const method = isKept ? hop.method : 'GET';
  const body = isKept ? hop.body : undefined;
  if (isSameOrigin) return { method, headers: hop.headers, body };
  if (body !== undefined) throw problem('outbound.refused');
  return { method, headers: {}, body };
}

function checkedUrl(text: string, ports: readonly number[], { allows }: OutboundRequest, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw problem('outbound.refused');
  if (url.username !== '' || url.password !== '') throw problem('outbound.refused');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (!ports.includes(port)) throw problem('outbound.refused');
  if (allows && !allows(url.hostname)) throw problem('outbound.refused');
  return url;
}

/** Resolves a name itself and connects to the very address it has judged: a second answer of the name server changes nothing. */
async function guardedAgent({ lookup, dial }: OutboundOptions): Promise<Agent> {
  const undici = await import('undici');
  const connect = dial ?? undici.buildConnector({ timeout: CONNECT_MS, allowH2: false });
  return new undici.Agent({
    connect: (options, done) => {
      const name = options.hostname.replace(/^\[|\]$/g, '');
      publicAddressOf(name, lookup).then(
        (address) => connect({ ...options, hostname: address, servername: options.servername || name }, done),
        (error: Error) => done(error, null),
      );
    },
    keepAliveTimeout: 1_000,
    maxHeaderSize: 16_384,
  });
}

type Limits = { readonly signal: AbortSignal; readonly mostBytes: number; readonly ports: readonly number[] };

async function ask(agent: Agent, url: URL, hop: Hop, limits: Limits): Promise<OutboundAnswer> {
  try {
    const reply = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: hop.method,
      // As it comes: a packed body could unpack into anything.
      headers: { 'user-agent': 'Fachwerk', ...hop.headers, 'accept-encoding': 'identity' },
      body: hop.body ?? null,
      signal: limits.signal,
    });
    const bytes = await within(limits.mostBytes, reply.body);
    const received = Object.entries(reply.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]);
    return {
      status: reply.statusCode,
      url: url.href,
      headers: Object.fromEntries(received),
      bytes,
      body: bytes.toString('utf8'),
    };
  } catch (error) {
    throw error instanceof Problem ? error : problem('outbound.unreachable');
  }
}

async function within(mostBytes: number, body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostBytes) throw problem('outbound.too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
