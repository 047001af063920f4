import { siteRu } from './site-ru.ts';

export const ru = { ...siteRu };
