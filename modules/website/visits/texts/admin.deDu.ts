import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'visits.about':
    'Wie viele Menschen deine Webseite besuchen, ohne Cookies und ohne Einwilligung: gezählt wird, niemand wird wiedererkannt.',
  'visits.campaigns.empty':
    'Hänge an Links in Newslettern oder Anzeigen „?utm_source=newsletter“ an. Dann siehst du hier, was sie bringen.',
  'visits.empty.text':
    'Sobald jemand deine Webseite öffnet, stehen die Zahlen wenige Sekunden später hier. Suchmaschinen, Vorschauen und Terminals zählen nicht.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
