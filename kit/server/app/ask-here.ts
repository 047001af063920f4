import { askName } from '@fachwerk/base/ask-name';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import { maskOf, withoutSecrets } from '@fachwerk/base/secret-mask';
import { whyNotEnter } from '../http/access.ts';
import { answerCheck } from '../http/answer-fit.ts';
import { asProblem, defectBody, problemBody } from '../http/errors.ts';
import { checked } from '../http/input.ts';
import { refuseUnheeded } from '../http/routes.ts';
import type { Ctx, FirstScreenAsk } from './ctx.ts';
import { placesAt } from './places.ts';

/** As it would have gone over the wire: a good answer, or a refusal with its status. */
type AnswerHere = { readonly name: string; readonly status: number; readonly body: unknown };

const problem = problemsOf(appProblems);
const checks = new Map<FirstScreenAsk, ReturnType<typeof answerCheck>>();

/** Asks an endpoint within the call that is running, with the same access, the same checks and the same words as over HTTP. */
export async function askHere(ctx: Ctx, ask: FirstScreenAsk): Promise<AnswerHere> {
  const { endpoint, run } = ask;
  const given = ask.input(ctx);
  const name = askName(endpoint, given);
  try {
    const refusal = whyNotEnter({ ...endpoint, access: endpoint.access as 'staff' }, ctx.caller);
    if (refusal) throw problem(refusal);
    const check = checks.get(ask) ?? answerCheck(endpoint.output);
    checks.set(ask, check);
    const here = { ...ctx, places: placesAt(endpoint, ctx.caller) };
    const answered = await run(here as never, checked(endpoint, given) as never);
    refuseUnheeded(endpoint, here);
    const body = check(answered);
    const isForGuest = ctx.caller.guest !== undefined && endpoint.access.startsWith('staff:');
    return { name, status: 200, body: isForGuest ? withoutSecrets(maskOf(endpoint.output), body) : body };
  } catch (error) {
    return { name, ...(await refused(ctx, endpoint.path, error)) };
  }
}

async function refused(ctx: Ctx, route: string, error: unknown) {
  const { app, language, request } = ctx;
  const t = (await app.texts.of(ctx.db, ctx.companyId).catch(() => app.texts)).in(language);
  const refusal = asProblem(error);
  if (refusal) return { status: refusal.status, body: problemBody(refusal, request.id, t) };
  app.log.error({ requestId: request.id, route, userId: ctx.caller.userId, err: error }, 'defect');
  return { status: 500, body: defectBody(request.id, t) };
}
