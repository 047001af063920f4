import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'visits.about': 'Besucherzahlen deiner Website, anonym gezählt: ohne Cookies und ohne Einwilligung.',
  'visits.campaigns.empty':
    'Ergänze Links in Newslettern oder Anzeigen um „?utm_source=newsletter“. Ihre Aufrufe erscheinen dann hier.',
  'visits.empty.text':
    'Besuche deiner Website erscheinen hier nach wenigen Sekunden. Suchmaschinen, Vorschauen und Terminals zählen nicht.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
