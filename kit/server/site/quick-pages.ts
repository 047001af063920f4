import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { EarlyAnswer } from '../http/early.ts';
import { hasOneHost } from '../http/hosts.ts';
import type { HttpOptions } from '../http/options.ts';
import { traceEarlyAnswer } from '../observe/tracing/trace-requests.ts';
import { type CachedPage, writeCached } from './page-cache.ts';
import type { ReportView } from './report-views.ts';

/** Cache time of the host lookup. */
const BELIEVED_MS = 1_000;
const MOST_KNOWN = 1_000;
const LONGEST = 300;
/** The route that answers everybody else, for the figures. */
const ROUTE = '/*';

/**
 * Cached pages that were sent a moment ago, under just what such a request says. The next one who says the same, and brings no cookie, gets
 * the page before anything else is done about the request.
 */
export function quickPages(options: HttpOptions, nextId: () => string, tellView: ReportView) {
  const known = new Map<string, { readonly cached: CachedPage; readonly until: number }>();
  // Disabled if the lookup must not be cached.
  const isOff = options.sitesBelievedMs === 0;

  const answer: EarlyAnswer = (request, reply) => {
    const startedAt = performance.now();
    const key = isOff ? null : keyOf(request);
    const found = key === null ? undefined : known.get(key);
    if (!found || found.until < startedAt || found.cached.until <= options.now().getTime()) return false;
    writeCached(request.headers, reply, found.cached, nextId());
    tellView(request, found.cached.counted);
    const seconds = (performance.now() - startedAt) / 1000;
    options.onEarlyAnswer?.('GET', ROUTE, reply.statusCode, seconds);
    traceEarlyAnswer('GET', ROUTE, reply.statusCode, seconds);
    return true;
  };

  /** The host of this request is ours, and this is the page it asked for. */
  function note({ raw }: FastifyRequest, cached: CachedPage): void {
    const key = keyOf(raw);
    if (key === null) return;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, { cached, until: performance.now() + BELIEVED_MS });
  }

  return { answer, note };
}

/** Null for a request that needs the full handler: with a cookie, a body, or a host that a proxy has changed. */
function keyOf({ method, url = '', headers, rawHeaders }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.cookie !== undefined || !hasOneHost(rawHeaders)) return null;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null;
  const { host, 'x-forwarded-host': forwarded = host, 'accept-language': languages = '' } = headers;
  if (forwarded !== host) return null;
  const key = `${host} ${languages} ${url}`;
  return key.length <= LONGEST ? key : null;
}
