import type { siteDe } from './site.de.ts';

export const siteDeDu = {} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
