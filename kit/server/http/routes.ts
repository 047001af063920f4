import type { Endpoint } from '@fachwerk/base/contract';
import type { Problem } from '@fachwerk/base/problem';
import type { RawAnswer } from '@fachwerk/base/schema';
import { maskOf, secretsIn, withoutSecrets } from '@fachwerk/base/secret-mask';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Ctx, PublicCtx, SiteCtx } from '../app/ctx.ts';
import { newId, newSecret } from '../app/ids.ts';
import type { Route } from '../app/module.ts';
import { placesAt } from '../app/places.ts';
import type { Db } from '../db/db.ts';
import { holdingSecrets, learnSecretNames } from '../observe/secrets-in-hand.ts';
import { gates } from './access.ts';
import { answerCheck } from './answer-fit.ts';
import { formOf, readForms } from './form.ts';
import { bodyOf, checked, givenIn, rawOf, readRaw } from './input.ts';
import { requestLanguage } from './language.ts';
import { noteCall } from './note-calls.ts';
import type { HttpOptions } from './options.ts';
import { plainAddress } from './rate-limit.ts';
import { doneOnce, KEY_HEADER, keyIn } from './repeats.ts';

export async function addRoutes(fastify: FastifyInstance, options: HttpOptions): Promise<void> {
  const gateTo = gates(options);
  const routes = options.modules.flatMap((module) => module.routes ?? []);
  learnSecretNames(routes.map(({ endpoint }) => endpoint));
  const withBody = (body: NonNullable<Endpoint['body']>) =>
    routes.filter(({ endpoint }) => (endpoint.body ?? 'json') === body).map((route) => routeOf(route, options, gateTo));
  for (const route of withBody('json')) fastify.route(route);
  await fastify.register(async (scope) => {
    await readForms(scope);
    for (const route of withBody('multipart')) scope.route(route);
  });
  await fastify.register(async (scope) => {
    readRaw(scope);
    for (const route of withBody('raw')) scope.route(route);
  });
}

function routeOf(route: Route, options: HttpOptions, gateTo: ReturnType<typeof gates>): RouteOptions {
  const { endpoint } = route;
  const { access } = endpoint;
  const isTold = endpoint.kind === 'change' || endpoint.access === 'public';
  const serve = servingOf(route);
  const isAnonymous = (access === 'public' || access === 'site') && (endpoint.body ?? 'json') === 'json';
  return {
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    exposeHeadRoute: endpoint.method === 'GET' && endpoint.kind === 'ask',
    config: { endpoint },
    ...(isAnonymous && { bodyLimit: ANONYMOUS_BODY_BYTES }),
    onRequest: gateTo(endpoint),
    handler: async (request, reply) => {
      const given = givenIn(request, await BODIES[endpoint.body ?? 'json'](request));
      const answer = await holdingInput(endpoint, request, given, () => {
        const input = checked(endpoint, given);
        return serve(
          ctxOf(options, endpoint, request, reply),
          input,
          keyIn(endpoint, input, request.headers[KEY_HEADER]),
        );
      });
      if (isTold) request.answerOfCall = answer;
      if (endpoint.answer === 'raw') return sendRaw(reply, answer as RawAnswer);
      return isForGuest(endpoint, request) ? withoutSecrets(maskOf(endpoint.output), answer) : answer;
    },
    ...(isTold && { onResponse: async (request, reply) => noteWhatWentWell(options, endpoint, request, reply) }),
  };
}

/** A support guest reads a company's data and takes no secret of it home; calls about the own account are the guest's. */
function isForGuest({ access }: Endpoint, { caller }: FastifyRequest): boolean {
  return caller?.guest !== undefined && access.startsWith('staff:');
}

function sendRaw(reply: FastifyReply, { status, contentType, base64 }: RawAnswer): FastifyReply {
  return reply.code(status).type(contentType).send(Buffer.from(base64, 'base64'));
}

/** The secrets of an input stay with the request until its end is logged. */
export function holdingInput<T>(
  { input }: Pick<Endpoint, 'input'>,
  request: FastifyRequest,
  given: object,
  work: () => Promise<T>,
): Promise<T> {
  const mask = maskOf(input);
  if (!mask.hasSecrets) return work();
  request.secretsInHand = secretsIn(mask, given, new Set(request.secretsInHand));
  return holdingSecrets(request.secretsInHand, work);
}

/** Anonymous bodies are small: a hundred thousand names in one body take a fifth of a second to parse. */
const ANONYMOUS_BODY_BYTES = 64 * 1024;

const BODIES = { json: bodyOf, multipart: formOf, raw: rawOf };

/** A refusal has its own line already, and was told of with it. */
function noteWhatWentWell(
  options: HttpOptions,
  { kind }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (reply.statusCode >= 400) return;
  if (kind === 'change') logChange(options, request, reply);
  noteCall(options, request, reply, { status: reply.statusCode, answer: request.answerOfCall });
}

function logChange({ app: { log } }: HttpOptions, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode: status } = reply;
  const { id: requestId, method, caller } = request;
  const ms = Math.round(reply.elapsedTime);
  const line = {
    requestId,
    method,
    route: request.routeOptions.url,
    status,
    ms,
    userId: caller?.userId,
    companyId: caller?.companyId,
  };
  log.info(line, 'changed');
}

type Outcome = { readonly answer: unknown } | { readonly refusal: Problem };

type Serve = (ctx: PublicCtx | SiteCtx | Ctx, input: unknown, key: string | null) => Promise<unknown>;

/** The answer is checked before the commit: a wrong answer undoes the change. One with a key is done once. */
export function servingOf({ endpoint, run }: Route): Serve {
  const checked = answerCheck(endpoint.output);
  const answer = async (ctx: PublicCtx, input: unknown) => {
    const answered = await run(ctx as never, input as never);
    refuseUnheeded(endpoint, ctx);
    return checked(answered);
  };
  if (endpoint.kind === 'ask') return answer;
  const attempt = async (ctx: PublicCtx, input: unknown): Promise<Outcome> => {
    try {
      return { answer: await answer(ctx, input) };
    } catch (error) {
      // Some refusals must leave a trace: a wrong password is counted, a stolen token ends its family.
      if (error instanceof Kept) return { refusal: error.problem };
      throw error;
    }
  };
  const isOwn = endpoint.transaction === 'own';
  return async (ctx, input, key) => {
    const work = (db: Db) => attempt({ ...ctx, db }, input);
    const outcome = await (isOwn
      ? attempt(ctx, input)
      : key !== null && 'companyId' in ctx
        ? doneOnce(ctx, { endpoint, key, input }, work)
        : ctx.db.transaction(work));
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.answer;
  };
}

/** The net under every declared `places`: an answer for which nobody asked where the caller may look is not sent. */
export function refuseUnheeded({ path }: Endpoint, ctx: PublicCtx): void {
  const places = 'places' in ctx ? (ctx as Ctx).places : undefined;
  if (places && !places.isHeeded) throw new Error(`${path} declares places and has not asked for them`);
}

class Kept extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** A refusal that commits what was written so far. */
export function keeping(problem: Problem): Error {
  return new Kept(problem);
}

/** The context of a use case, built from its request. */
export function ctxOf(
  { db, app, now }: HttpOptions,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): PublicCtx | SiteCtx | Ctx {
  const { caller, headers, site } = request;
  const isSecure = app.publicUrl.startsWith('https:');
  const ctx: PublicCtx = {
    db,
    app,
    now: now(),
    newId,
    newSecret,
    language: requestLanguage(request, caller?.language),
    request: {
      id: request.id,
      address: plainAddress(request.ip),
      userAgent: (headers['user-agent'] ?? '').slice(0, 300),
      get signal() {
        return goneSignal(reply);
      },
      cookies: request.cookies,
      header: (name) => [headers[name]].flat()[0],
    },
    setCookie: (name, value, { maxAgeSeconds, path, sameSite = 'strict' }) => {
      const maxAge = value === '' ? 0 : maxAgeSeconds;
      reply.setCookie(name, value, { httpOnly: true, sameSite, secure: isSecure, path, maxAge });
    },
    belongsTo: (companyId) => {
      request.companyOfCall = companyId;
    },
  };
  const person = caller && { caller };
  if (site) return { ...ctx, ...person, site, companyId: site.companyId };
  if (!caller) return ctx;
  const places = placesAt(endpoint, caller);
  return { ...ctx, companyId: caller.companyId, caller, ...(places && { places }) };
}

/** The line was closed before the answer was out. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => !raw.writableFinished && gone.abort());
  return gone.signal;
}
