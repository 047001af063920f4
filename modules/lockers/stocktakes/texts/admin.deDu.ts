import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'stocktake.right_missing': 'Dafür fehlt dir das Recht.',
  'stocktakes.already': 'Fach {number}: Es gilt der neuere Eintrag „{result}“ von {name}. Deiner bleibt im Verlauf.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
