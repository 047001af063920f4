import type { adminDe } from './admin.de.ts';

/** The search addresses nobody. */
export const adminDeDu = {} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
