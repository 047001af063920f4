import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsDeDu = {} as const satisfies Partial<Record<keyof typeof adminSettingsDe, string>>;
