import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = { ...commonDeDu } as const satisfies Partial<Record<keyof typeof adminDe, string>>;
