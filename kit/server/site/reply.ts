import { createHash } from 'node:crypto';
import { PassThrough, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SitePage, SiteText } from '@fachwerk/base/site-visit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerBare } from '../http/bare-page.ts';
import { asProblem, logRefusal } from '../http/errors.ts';
import { requestLanguage } from '../http/language.ts';
import type { HttpOptions } from '../http/options.ts';
import { retryAfterOf } from '../http/retry-after.ts';
import { type Headers, sitePageHeaders } from '../http/security-headers.ts';

export const PAGE_TYPE = 'text/html; charset=utf-8';

/** Hashes of the styles in pages; there are as many as companies have looks. */
const hashes = new Map<string, string>();
const MOST_HASHES = 5_000;

function hashOf(style: string): string {
  const known = hashes.get(style);
  if (known) return known;
  if (hashes.size >= MOST_HASHES) hashes.clear();
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
  hashes.set(style, hash);
  return hash;
}

export function headersOf({ app }: HttpOptions, page: SitePage, nonce: string): Headers {
  const { styles, connectsTo, framesFrom, framedBy = null, uses, hints = [] } = page;
  const policy = { ...(nonce && { nonce }), styleHashes: styles.map(hashOf), connectsTo, framesFrom, framedBy, uses };
  return {
    ...sitePageHeaders(app.publicUrl, policy),
    ...(hints.length > 0 && { link: hints.join(', ') }),
  };
}

/** Streamed while rendering. It may contain visitor data, so it is not cached. */
export function sendPage(options: HttpOptions, reply: FastifyReply, page: SitePage, nonce: string): FastifyReply {
  return reply
    .code(page.status)
    .headers(headersOf(options, page, nonce))
    .header('cache-control', 'no-store')
    .type(PAGE_TYPE)
    .send(streamOf(page));
}

export function sendText(reply: FastifyReply, { type, body }: SiteText): FastifyReply {
  return reply.type(type).header('cache-control', 'no-cache').send(body);
}

export function bodyOf(page: SitePage): Promise<Buffer> {
  return buffer(streamOf(page));
}

function streamOf({ before, content, after }: SitePage): Transform {
  const stream = new PassThrough({
    flush(done) {
      this.push(after);
      done();
    },
  });
  stream.write(before);
  return content.pipe(stream);
}

/** Not even the frame of the site could be drawn: the database is gone, or something is broken. */
export function sendUnreachable(
  { app }: HttpOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const refusal = asProblem(error);
  const status = refusal?.status ?? 500;
  const language = requestLanguage(request);
  const t = app.texts.in(language);
  const code = refusal?.code ?? 'server.defect';
  logRefusal(app, request, status, code, refusal === error ? undefined : error);
  const waitSeconds = refusal ? retryAfterOf(refusal) : undefined;
  if (waitSeconds !== undefined) reply.header('retry-after', waitSeconds);
  const sentence = refusal ? t(code, refusal.params) : t(code, { requestId: request.id });
  return answerBare(app, reply, { status, language, title: t('server.page.title'), lines: [sentence] });
}
