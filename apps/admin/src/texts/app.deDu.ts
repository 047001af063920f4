import type { appDe } from './app.de.ts';

/** The shell addresses nobody; there is nothing to say differently. */
export const appDeDu: Partial<Record<keyof typeof appDe, string>> = {};
