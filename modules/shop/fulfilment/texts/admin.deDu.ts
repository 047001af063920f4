import type { adminDe } from './admin.de.ts';

export const adminDeDu = {} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
