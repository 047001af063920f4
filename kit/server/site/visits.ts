import { acceptedLanguages } from '@fachwerk/base/accepted-languages';
import type { Language } from '@fachwerk/base/language';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { SiteVisit, WordedProblem } from '@fachwerk/base/site-visit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../app/ids.ts';
import { asProblem, defectBody, logRefusal, numbered, problemBody } from '../http/errors.ts';
import { requestLanguage } from '../http/language.ts';
import type { HttpOptions } from '../http/options.ts';
import type { siteCalls } from './calls.ts';

const problem = problemsOf(appProblems);
const NONCE_BYTES = 18;

export type VisitOptions = {
  readonly method: 'GET' | 'POST';
  readonly form: SiteVisit['form'];
  /** Empty for a cacheable page, which has no inline script. */
  readonly nonce: string | undefined;
};

/** Builds the storefront's view of a request. */
export function siteVisits(
  options: HttpOptions,
  calls: ReturnType<typeof siteCalls>,
  textsAt: (language: Language) => string,
) {
  const { app, db, now } = options;
  const isSecure = app.publicUrl.startsWith('https:');
  return async (request: FastifyRequest, reply: FastifyReply, given: VisitOptions): Promise<SiteVisit> => {
    const { site } = request;
    const url = URL.parse(`${isSecure ? 'https' : 'http'}://${request.host}${request.url}`);
    if (!site || !url) throw problem('path.unknown');
    const call = await calls(request, reply);
    return {
      method: given.method,
      url,
      now: now(),
      cookies: request.cookies,
      accepted: acceptedLanguages(request.headers['accept-language']),
      form: given.form,
      nonce: given.nonce ?? newSecret(NONCE_BYTES),
      isSignedIn: request.caller !== null,
      isSuspended: site.isSuspended ?? false,
      textsAt,
      call,
      speak: async (language) => {
        request.siteLanguage = language;
        return app.texts.replaced(db, site.companyId);
      },
      setCookie: (name, value, maxAge) =>
        void reply.setCookie(name, value, { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge }),
      worded: (error) => wordedOf(options, request, site.companyId, error),
      failed: (error) => logRefusal(app, request, 500, 'server.defect', error),
    };
  };
}

/** In the words of the company whose site it is. */
async function wordedOf(
  options: HttpOptions,
  request: FastifyRequest,
  companyId: string,
  error: unknown,
): Promise<WordedProblem> {
  const { app, db } = options;
  const refusal = asProblem(error);
  const speaker = await app.texts.of(db, companyId).catch(() => app.texts);
  const t = speaker.in(requestLanguage(request));
  const body = numbered(options, refusal ? problemBody(refusal, request.id, t) : defectBody(request.id, t), t);
  const status = refusal?.status ?? 500;
  logRefusal(app, request, status, body.code, refusal === error ? undefined : error);
  const fields = Object.fromEntries((body.fields ?? []).map((field) => [field.path, field.error]));
  return { status, code: body.code, error: body.error, params: body.params ?? {}, fields };
}
