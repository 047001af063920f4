import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedLanguages } from '@fachwerk/base/accepted-languages';
import type { SitePage } from '@fachwerk/base/site-visit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpOptions } from '../http/options.ts';
import type { Headers } from '../http/security-headers.ts';
import { pageChanges } from './page-changes.ts';
import { headersOf, PAGE_TYPE } from './reply.ts';
import type { Counted, ReportView } from './report-views.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** The best that is still fast: a page is rendered anew every few seconds. */
const BROTLI_QUALITY = 5;

/** Cookies without personal meaning; each of their values has its own cached page. Visitors with any other cookie get a fresh page. */
const HARMLESS = new Set(['fw_language', 'fw_consent']);
const LONGEST_COOKIE = 20;
const LONGEST_ADDRESS = 200;
const MOST_BYTES = 64 * 1024 * 1024;

/** One form of a page, with its headers as Node takes them: a cached page is answered past everything that makes an answer. */
type Form = { readonly body: Buffer; readonly headers: string[] };
export type CachedPage = {
  /** In the past once the page is dropped, so that a holder of the object sees it. */
  until: number;
  /** Stream names the page depends on, as published for its company. */
  readonly names: readonly string[];
  readonly etag: string;
  /** Null if it is not counted. */
  readonly counted: Counted | null;
  readonly bytes: number;
  readonly plain: Form;
  readonly gzip: Form;
  readonly brotli: Form;
  /** Headers of a 304 answer. */
  readonly unchanged: string[];
};
type Drawn = { readonly sent: FastifyReply } | { readonly page: SitePage; readonly bytes: Buffer };
type Draw = (request: FastifyRequest, reply: FastifyReply) => Promise<Drawn>;

/** Pages that are the same for every visitor without cookies, per host, language and address. */
export function pageCache(options: HttpOptions, tellView: ReportView) {
  const pages = new Map<string, CachedPage>();
  const underWay = new Map<string, Promise<CachedPage | null>>();
  const speakingOf = new Map<string, Set<string>>();
  let size = 0;
  const { texts } = options.app;
  const changes = pageChanges(options.url, {
    onChange: (name) => {
      // Before the pages: the next rendering uses the new texts, in every process.
      const [companyId, stream] = name.split(' ');
      if (companyId && stream === texts.changesWith) texts.forget(companyId);
      for (const key of speakingOf.get(name) ?? []) forget(key);
    },
    onGap: () => {
      texts.forgetAll();
      for (const key of [...speakingOf.values()].flatMap((keys) => [...keys])) forget(key);
    },
  });

  function forget(key: string): void {
    const cached = pages.get(key);
    if (!cached) return;
    size -= cached.bytes;
    cached.until = 0;
    pages.delete(key);
    for (const name of cached.names) {
      const keys = speakingOf.get(name);
      keys?.delete(key);
      if (keys?.size === 0) speakingOf.delete(name);
    }
  }

  function store(key: string, cached: CachedPage): void {
    forget(key);
    // The oldest go first: asking again is always right.
    for (const [oldest] of pages) {
      if (size + cached.bytes <= MOST_BYTES) break;
      forget(oldest);
    }
    pages.set(key, cached);
    size += cached.bytes;
    for (const name of cached.names) {
      const keys = speakingOf.get(name) ?? new Set();
      speakingOf.set(name, keys.add(key));
    }
  }

  function find(key: string): CachedPage | undefined {
    const cached = pages.get(key);
    if (!cached || cached.until > options.now().getTime()) return cached;
    forget(key);
    return undefined;
  }

  /** Many who ask at once wait for one drawing; what turns out not to be for keeping is drawn for each. */
  async function make(key: string, request: FastifyRequest, reply: FastifyReply, draw: Draw): Promise<FastifyReply> {
    const other = underWay.get(key);
    const made = other && (await other.catch(() => null));
    if (made) return send(request, reply, made);
    const since = changes.begin();
    const drawing = draw(request, reply);
    const companyId = request.site?.companyId;
    const making = drawing.then((drawn) =>
      'page' in drawn ? encodedOf(options, drawn.page, drawn.bytes, companyId) : null,
    );
    underWay.set(key, making);
    try {
      const cached = await making;
      const drawn = await drawing;
      if (!cached) return (drawn as { sent: FastifyReply }).sent;
      // If the data changed while the page was drawn, this request still gets it, but it is not cached.
      if (!changes.hasChanged(since, cached.names)) store(key, cached);
      return send(request, reply, cached);
    } finally {
      if (underWay.get(key) === making) underWay.delete(key);
    }
  }

  function send({ id, headers, raw }: FastifyRequest, reply: FastifyReply, cached: CachedPage): FastifyReply {
    reply.hijack();
    writeCached(headers, reply.raw, cached, id);
    tellView(raw, cached.counted);
    return reply;
  }

  return { keyOf, find, make, send, close: changes.close };
}

/** Null where the page may be about this visitor. The site is in its host, and the host is ours by now. */
function keyOf(request: FastifyRequest): string | null {
  const { url, headers } = request;
  if (url.length > LONGEST_ADDRESS) return null;
  const said = headers.cookie === undefined ? '' : choicesOf(request.cookies);
  if (said === null) return null;
  return `${request.site?.id} ${request.host} ${languagesOf(headers['accept-language'])} ${said} ${url}`;
}

function choicesOf(cookies: FastifyRequest['cookies']): string | null {
  const brought = Object.entries(cookies);
  if (!brought.every(([name, value]) => HARMLESS.has(name) && (value?.length ?? 0) <= LONGEST_COOKIE)) return null;
  const said = brought.map(([name, value]) => `${name}=${value}`).sort();
  return said.join('&');
}

const known = new Map<string, string>();
const MOST_KNOWN = 1_000;

/** Browsers say the same few things over and over. */
function languagesOf(header = ''): string {
  const remembered = known.get(header);
  if (remembered !== undefined) return remembered;
  const languages = acceptedLanguages(header).join(',');
  if (known.size < MOST_KNOWN) known.set(header, languages);
  return languages;
}

async function encodedOf(
  options: HttpOptions,
  page: SitePage,
  plain: Buffer,
  companyId: string | undefined,
): Promise<CachedPage> {
  // Every page is made of words.
  const wordsStream = options.app.texts.changesWith;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [small, smaller] = await Promise.all([toGzip(plain), toBrotli(plain, { params })]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const headers: Headers = {
    ...headersOf(options, page, ''),
    // The browser revalidates each time: after signing in the page is another one.
    'cache-control': 'private, no-cache',
    etag,
    vary: 'accept-encoding, accept-language, cookie',
  };
  const formOf = (body: Buffer, encoding?: string): Form => {
    const own = {
      'content-type': PAGE_TYPE,
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    };
    return { body, headers: listed({ ...headers, ...own }) };
  };
  return {
    until: options.now().getTime() + page.keepSeconds * 1000,
    names: [...page.changesWith, ...(wordsStream ? [wordsStream] : [])].map((stream) => `${companyId} ${stream}`),
    etag,
    counted: companyId !== undefined && page.countedAs !== null ? { companyId, path: page.countedAs } : null,
    bytes: plain.length + small.length + smaller.length,
    plain: formOf(plain),
    gzip: formOf(small, 'gzip'),
    brotli: formOf(smaller, 'br'),
    unchanged: listed(headers),
  };
}

const listed = (headers: Headers) => Object.entries({ 'x-request-id': '', ...headers }).flat();

export function writeCached(headers: IncomingHttpHeaders, raw: ServerResponse, cached: CachedPage, id: string): void {
  if (headers['if-none-match'] === cached.etag) {
    raw.writeHead(304, named(cached.unchanged, id)).end();
  } else {
    const form = cached[bestFor(headers['accept-encoding'])];
    raw.writeHead(200, named(form.headers, id)).end(form.body);
  }
}

/** The same list each time, with another request's name in it: Node has written it down before the next one comes. */
function named(headers: string[], id: string): string[] {
  headers[1] = id;
  return headers;
}

function bestFor(accepted: string | undefined): 'plain' | 'gzip' | 'brotli' {
  if (accepted?.includes('br')) return 'brotli';
  return accepted?.includes('gzip') ? 'gzip' : 'plain';
}
