import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'page.changed_meanwhile':
    '{name} hat diese Seite inzwischen geändert. Vergleiche beide Stände; nichts geht verloren.',
  'page.slug_taken': 'Unter dieser Adresse gibt es schon eine Seite. Wähle eine andere.',
  'page.slug_reserved': 'Diese Adresse braucht die Website selbst. Wähle eine andere.',
  'page.parent_unknown': 'Die übergeordnete Seite gibt es nicht mehr. Wähle eine andere.',
  'page.too_many': 'Mehr als 500 Seiten hat eine Website nicht. Lösche zuerst eine, die du nicht mehr brauchst.',
  'page.block_unknown': 'Den Baustein „{kind}“ gibt es hier nicht. Nimm ihn von der Seite.',
  'page.block_twice': 'Ein Baustein steht zweimal auf der Seite. Lade die Seite neu und versuche es noch einmal.',
  'page.half_translated':
    'Die Seite ist erst zur Hälfte übersetzt ({languages}). Ergänze die fehlenden Texte oder veröffentliche sie trotzdem.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
