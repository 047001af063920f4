import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/base/language';
import type { FastifyRequest } from 'fastify';
import { languageOf } from './texts.ts';

/** The language of a request, known before anybody is signed in. */
export function requestLanguage({ headers }: FastifyRequest, otherwise: Language = DEFAULT_LANGUAGE): Language {
  return languageOf(headers['x-language'], headers['accept-language'], otherwise);
}
