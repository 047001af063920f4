import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'handover.period_reversed': 'Der Zeitraum endet, bevor er beginnt. Bitte wähle einen früheren Beginn.',
  'handover.mail.about': 'Die E-Mail enthält dieselbe Übergabe in Kurzform, mit dem, was du beim Versand sehen darfst.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
