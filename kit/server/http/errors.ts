import type { Duplex } from 'node:stream';
import { DEFAULT_LANGUAGE } from '@fachwerk/base/language';
import { appProblems, Problem, type ProblemBody, problemsOf } from '@fachwerk/base/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app/ctx.ts';
import type { Translate } from '../app/translator.ts';
import { isDatabaseGone } from '../db/db.ts';
import { holdingSecrets } from '../observe/secrets-in-hand.ts';
import { noteException } from '../observe/tracing/trace.ts';
import { answerUnknownHost } from './hosts-page.ts';
import { requestLanguage } from './language.ts';
import { allowedMethods } from './methods.ts';
import { noteCall } from './note-calls.ts';
import type { HttpOptions } from './options.ts';
import { retryAfterOf } from './retry-after.ts';
import { apiHeaders } from './security-headers.ts';

const problem = problemsOf(appProblems);

/** The one place where a refusal becomes an answer. */
export function answerErrors(fastify: FastifyInstance, options: HttpOptions): void {
  const { app } = options;
  fastify.setErrorHandler(async (error: FastifyError | Problem, request, reply) => {
    const refusal = asProblem(error);
    const t = await sayFor(options, request);
    const plain = refusal ? problemBody(refusal, request.id, t) : defectBody(request.id, t);
    const body = request.site ? numbered(options, plain, t) : plain;
    const status = refusal?.status ?? 500;
    logRefusal(app, request, status, body.code, refusal === error ? undefined : error);
    noteCall(options, request, reply, { status, answer: body, error: body.code });
    if (body.code === 'host.unknown' && !request.url.startsWith('/api')) return answerUnknownHost(app, request, reply);
    const waitSeconds = refusal ? retryAfterOf(refusal) : undefined;
    if (waitSeconds !== undefined) reply.header('retry-after', waitSeconds);
    return reply.code(status).send(body);
  });
  const allowed = allowedMethods(options.modules);
  fastify.setNotFoundHandler((request, reply) => {
    const methods = allowed(request.url);
    if (methods.length === 0 || methods.includes(request.method)) throw problem('path.unknown');
    reply.header('allow', methods.join(', '));
    throw problem('method.unknown');
  });
}

/** In the words of the caller's company, where there is one; in the product's own when those cannot be had. */
async function sayFor({ db, app: { texts } }: HttpOptions, request: FastifyRequest): Promise<Translate> {
  const { caller } = request;
  const speaker = caller ? await texts.of(db, caller.companyId).catch(() => texts) : texts;
  return speaker.in(requestLanguage(request, caller?.language));
}

export function problemBody({ code, params, details }: Problem, requestId: string, t: Translate): ProblemBody {
  const fields = details.fields?.map((field) => ({ ...field, error: t(field.code, field.params) }));
  return {
    code,
    error: t(code, params),
    params,
    ...(fields && { fields }),
    ...(details.conflict !== undefined && { conflict: details.conflict }),
    requestId,
  };
}

export function defectBody(requestId: string, t: Translate): ProblemBody {
  return { code: 'server.defect', error: t('server.defect', { requestId }), requestId };
}

/** For customers: with the number that support knows, where the refusal has one (spec §8). */
export function numbered({ modules }: Pick<HttpOptions, 'modules'>, body: ProblemBody, t: Translate): ProblemBody {
  const number = modules.find(({ errorNumbers }) => errorNumbers?.[body.code])?.errorNumbers?.[body.code];
  if (number === undefined) return body;
  return { ...body, error: `${body.error} (${t('problem.number', { number })})`, number };
}

type Thrown = { readonly code?: unknown; readonly statusCode?: unknown } | null | undefined;

/** Errors that are neither our refusals nor defects. */
export function asProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  if (isDatabaseGone(error)) return problem('server.busy');
  const { code, statusCode } = (error as Thrown) ?? {};
  if (typeof code !== 'string') return null;
  if (isDataTooOdd(code)) return problem('input.invalid');
  return isAboutTheRequest(code) ? fromStatus(statusCode) : null;
}

/** A value the database cannot keep in its column (class 22), or in an index (54000): it came from the input. */
function isDataTooOdd(code: string): boolean {
  return code === '54000' || (code.length === 5 && code.startsWith('22'));
}

/** Fastify's own errors, and a caller who hung up. The status of any other error is that of an outbound call. */
function isAboutTheRequest(code: string): boolean {
  return code.startsWith('FST_') || code === 'ECONNRESET';
}

function fromStatus(status: unknown): Problem | null {
  if (typeof status !== 'number' || status >= 500) return null;
  if (status === 413) return problem('input.too_large');
  if (status === 415 || status === 406) return problem('input.content_type');
  if (status === 404 || status === 414) return problem('path.unknown');
  return problem('input.unreadable');
}

/** The log level follows the kind. The route is logged instead of the URL, which may contain an e-mail address or a token. */
export function logRefusal(app: App, request: FastifyRequest, status: number, problem: string, err: unknown): void {
  const { method, id: requestId, caller } = request;
  const route = request.routeOptions.url ?? '-';
  const line = { requestId, method, route, status, problem, userId: caller?.userId, ...(err !== undefined && { err }) };
  const isOdd = err !== undefined && status !== 400 && status !== 413;
  request.span?.setAttribute('fachwerk.problem', problem);
  holdingSecrets(request.secretsInHand, () => {
    if (status === 500) {
      noteException(request.span, err);
      app.log.error(line, 'defect');
    } else if (isOdd) app.log.warn(line, 'refused');
    else app.log.info(line, 'refused');
  });
}

/** An address that cannot be decoded, or is too long, never reaches a route; its answer is made here, headers and all. */
export function answerOddUrl(app: App, error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asProblem(error) ?? problem('input.unreadable');
  const body = problemBody(refusal, request.id, app.texts.in(requestLanguage(request)));
  reply.headers(apiHeaders(app.publicUrl)).header('x-request-id', request.id).code(refusal.status).send(body);
}

const CONNECTION_STATUS: Readonly<Record<string, [number, string, keyof typeof appProblems]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'input.too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'input.unreadable'],
};

/** For input that is not HTTP. There is no request yet, so the answer is written by hand. */
export function answerBrokenConnection(app: App, error: { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, phrase, code] = CONNECTION_STATUS[error.code ?? ''] ?? [400, 'Bad Request', 'input.unreadable'];
  const body = JSON.stringify(problemBody(problem(code), '-', app.texts.in(DEFAULT_LANGUAGE)));
  const headers = {
    ...apiHeaders(app.publicUrl),
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  };
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n${body}`);
}
