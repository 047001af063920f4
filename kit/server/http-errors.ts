import { houseProblems, Problem, type ProblemBody, problemsOf } from '@fachwerk/base/problem';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { House } from './house.ts';
import { requestLanguage } from './http-routes.ts';

const problem = problemsOf(houseProblems);

/** The one place where a refusal becomes an answer. */
export function answerErrors(app: FastifyInstance, { texts }: House): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const say = texts.in(requestLanguage(request));
    const refusal = asProblem(error);
    if (!refusal) {
      request.log.error({ err: error, requestId: request.id }, 'defect');
      const body: ProblemBody = { code: 'server.defect', error: say('server.defect', { requestId: request.id }), requestId: request.id };
      return reply.code(500).send(body);
    }
    const { code, status, params, details } = refusal;
    const fields = details.fields?.map((field) => ({ ...field, error: say(field.code, field.params) }));
    const body: ProblemBody = {
      code,
      error: say(code, params),
      params,
      ...(fields && { fields }),
      ...(details.conflict !== undefined && { conflict: details.conflict }),
      requestId: request.id,
    };
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler(() => {
    throw problem('path.unknown');
  });
}

/** What Fastify itself refuses: broken JSON, a body too large, an odd content type. */
function asProblem(error: FastifyError | Problem): Problem | null {
  if (error instanceof Problem) return error;
  const status = error.statusCode ?? 500;
  if (status >= 500) return null;
  if (status === 413) return problem('input.too_large');
  if (status === 415 || status === 406) return problem('input.content_type');
  return problem('input.unreadable');
}
