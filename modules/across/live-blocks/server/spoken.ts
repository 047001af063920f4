import type { Language } from '@fachwerk/base/language';
import type { CompanyCtx, LanguageCtx } from '@fachwerk/server/ctx';

/** The company of the site, in the language of its visitor. */
export const spoken = (ctx: CompanyCtx, language: Language): LanguageCtx => ({ ...ctx, language });
