import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/base/language';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../app/texts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's language on a site, once a page has determined it. */
    siteLanguage: Language | null;
  }
}

/** The language of a request, known before anybody is signed in. */
export function requestLanguage(request: FastifyRequest, otherwise: Language = DEFAULT_LANGUAGE): Language {
  const { headers, siteLanguage } = request;
  return siteLanguage ?? languageOf(headers['x-language'], headers['accept-language'], otherwise);
}
