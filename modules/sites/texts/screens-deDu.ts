import type { screensDe } from './screens-de.ts';

export const screensDeDu = {} as const satisfies Partial<Record<keyof typeof screensDe, string>>;
