import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'import.former_price':
    'Der frühere Preis wird nicht übernommen. Durchgestrichen wird nur der niedrigste Preis der letzten 30 Tage; lege dafür eine Aktion an.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
