import type { de } from './de.ts';
import { domainsDeDu } from './domains-deDu.ts';

export const deDu = {
  ...domainsDeDu,
  'company.changed_meanwhile':
    'Die Firmendaten wurden inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere dann noch einmal.',
} as const satisfies Partial<Record<keyof typeof de, string>>;
