import { mailsIt } from './mails-it.ts';
import { siteIt } from './site-it.ts';

export const it = { ...siteIt, ...mailsIt };
