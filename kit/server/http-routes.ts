import { Problem } from '@fachwerk/base/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { accessTo } from './http-access.ts';
import { inputOf } from './http-input.ts';
import type { HttpOptions } from './http.ts';
import { newId, newSecret } from './ids.ts';
import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/base/language';
import type { Caller, Ctx, PublicCtx, Route } from './module.ts';
import { languageOf } from './texts.ts';

export function addRoutes(app: FastifyInstance, options: HttpOptions): void {
  const access = accessTo(options);
  for (const route of options.modules.flatMap((module) => module.routes ?? [])) {
    app.route({
      method: route.endpoint.method,
      url: `/api${route.endpoint.path}`,
      handler: async (request, reply) => {
        const caller = await access(route.endpoint, request);
        const input = await inputOf(route.endpoint, request);
        return serve(route, ctxOf(options, request, reply, caller), input);
      },
    });
  }
}

/** The answer is checked before the commit: a wrong answer undoes the change. */
async function serve({ endpoint, run }: Route, ctx: PublicCtx, input: unknown): Promise<unknown> {
  const work = async (inner: PublicCtx) => z.parse(endpoint.output, await run(inner as never, input as never));
  if (endpoint.kind === 'ask' || endpoint.transaction === 'own') return work(ctx);
  const outcome = await ctx.db.transaction(async (db) => {
    try {
      return { answer: await work({ ...ctx, db }) };
    } catch (error) {
      // Some refusals must leave a trace: a wrong password is counted, a stolen token ends its family.
      if (error instanceof Kept) return { refusal: error.problem };
      throw error;
    }
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
}

class Kept extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** A refusal after which what was written so far stays written. */
export function keeping(problem: Problem): Error {
  return new Kept(problem);
}

/** The language of a request, known before anybody is signed in. */
export function requestLanguage(request: FastifyRequest, otherwise: Language = DEFAULT_LANGUAGE): Language {
  return languageOf(request.headers['x-language'], request.headers['accept-language'], otherwise);
}

function ctxOf({ db, house, now }: HttpOptions, request: FastifyRequest, reply: FastifyReply, caller: Caller | null): PublicCtx | Ctx {
  const isSecure = house.publicUrl.startsWith('https:');
  const ctx: PublicCtx = {
    db,
    house,
    now: now(),
    newId,
    newSecret,
    language: requestLanguage(request, caller?.language),
    request: {
      id: request.id,
      address: request.ip,
      userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
      cookies: request.cookies,
    },
    setCookie: (name, value, { maxAgeSeconds, path }) => {
      const maxAge = value === '' ? 0 : maxAgeSeconds;
      reply.setCookie(name, value, { httpOnly: true, sameSite: 'strict', secure: isSecure, path, maxAge });
    },
  };
  return caller ? { ...ctx, companyId: caller.companyId, caller } : ctx;
}
