import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'tile.chatgpt.info':
    'Eine KI verbessert deinen Text oder schreibt einen aus Stichworten. Was sie vorschlägt, übernimmst du oder nicht.',
  'ai_text.used_up': 'Deine Firma hat die KI-Texte dieses Monats aufgebraucht. Ab dem Ersten geht es weiter.',
  'ai_text.input.optimize': 'Dein Text',
  'ai_text.about': 'Der Text geht an den Anbieter der KI. Gib keine Namen oder Daten von Kunden ein.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
