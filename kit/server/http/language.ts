import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/base/language';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../app/texts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the visitor of a site reads, once a page has found it out. */
    siteLanguage: Language | null;
  }
}

/** The language of a request, known before anybody is signed in. */
export function requestLanguage(request: FastifyRequest, otherwise: Language = DEFAULT_LANGUAGE): Language {
  const { headers, siteLanguage } = request;
  return siteLanguage ?? languageOf(headers['x-language'], headers['accept-language'], otherwise);
}
