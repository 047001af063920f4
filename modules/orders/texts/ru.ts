import { mailsRu } from './mails-ru.ts';
import { siteRu } from './site-ru.ts';

export const ru = { ...siteRu, ...mailsRu };
