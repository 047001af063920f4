import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'tile.chatgpt.info':
    'Eine KI verbessert deinen Text oder erstellt einen Text aus Stichworten. Vorschläge übernimmst oder verwirfst du.',
  'ai_text.input.optimize': 'Dein Text',
  'ai_text.about': 'Der Text wird an den KI-Anbieter übertragen. Gib keine Kundendaten ein.',
  'ai_text.failed': 'Der Text konnte nicht abgerufen werden. Bitte versuche es später noch einmal.',
  'ai_text.not_set_up': 'KI-Texte sind nicht eingeschaltet. Bitte deinen Betreiber, KI-Texte einzuschalten.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
