import type { de } from './de.ts';

export const deDu = {
  'company.changed_meanwhile':
    'Die Firmendaten wurden inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere dann noch einmal.',
} as const satisfies Partial<Record<keyof typeof de, string>>;
