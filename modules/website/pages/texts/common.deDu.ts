import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'page.changed_meanwhile':
    '{name} hat diese Seite inzwischen geändert. Vergleiche beide Stände; beide bleiben erhalten.',
  'page.site_changed_meanwhile':
    'Inzwischen geändert oder schon veröffentlicht: {pages}. Es wurde nichts veröffentlicht. Sieh die Änderungen noch einmal an.',
  'page.slug_taken': 'Diese Adresse ist bereits vergeben. Wähle eine andere.',
  'page.slug_reserved': 'Diese Adresse ist reserviert. Wähle eine andere.',
  'page.parent_unknown': 'Die übergeordnete Seite gibt es nicht mehr. Wähle eine andere.',
  'page.too_many': 'Höchstens 500 Seiten sind möglich. Lösche zuerst eine andere.',
  'page.block_unknown': 'Den Baustein „{kind}“ gibt es hier nicht. Entferne ihn von der Seite.',
  'page.block_twice': 'Ein Baustein ist doppelt auf der Seite. Lade die Seite neu und versuche es erneut.',
  'page.half_translated':
    'Die Seite ist nicht vollständig übersetzt ({languages}). Ergänze die fehlenden Texte oder veröffentliche sie trotzdem.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
