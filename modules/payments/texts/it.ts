import { siteIt } from './site-it.ts';

export const it = { ...siteIt };
