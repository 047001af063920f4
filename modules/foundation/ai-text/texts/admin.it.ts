import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The overview, and where long texts are written. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'tile.chatgpt.title': 'Scrivere testi',
  'tile.chatgpt.info': 'Un’IA migliora il suo testo o ne scrive uno da parole chiave. Ciò che propone lo accetta o no.',
  'ai_text.failed': 'Errore nel recupero del testo. Riprovi più tardi.',
  'ai_text.not_set_up':
    'I testi dell’IA non sono attivi. Chi gestisce questa installazione li attiva con AI_BASE_URL, AI_API_KEY e AI_MODEL.',
  'ai_text.used_up': 'La sua azienda ha esaurito i testi dell’IA di questo mese. Si riprende dal primo.',
  'ai_text.help': 'Formula con l’IA',
  'ai_text.help_for': '{label}: formula con l’IA',
  'ai_text.mode': 'Compito',
  'ai_text.mode.optimize': 'Migliora',
  'ai_text.mode.create': 'Scrivi',
  'ai_text.tone': 'Tono',
  'ai_text.tone.freundlich': 'cordiale',
  'ai_text.tone.professionell': 'professionale',
  'ai_text.tone.locker': 'informale',
  'ai_text.tone.verkaufsstark': 'commerciale',
  'ai_text.language': 'Lingua',
  'ai_text.language.deutsch': 'Tedesco',
  'ai_text.language.englisch': 'Inglese',
  'ai_text.input.optimize': 'Il suo testo',
  'ai_text.input.create': 'Parole chiave',
  'ai_text.about': 'Il testo va al fornitore dell’IA. Non inserisca nomi o dati di clienti.',
  'ai_text.generate': 'Chiedi una proposta',
  'ai_text.waiting': 'Attendere prego...',
  'ai_text.cancel': 'Annulla',
  'ai_text.suggestion': 'Proposta',
  'ai_text.take': 'Accetta',
  'ai_text.discard': 'Scarta',
  'ai_text.copy': 'Copia',
  'ai_text.copied': 'Copiato',
  'ai_text.used_one': '1 testo in questo mese',
  'ai_text.used_other': '{count} testi in questo mese',
  'ai_text.used_limit': '{percent}\u00a0% del limite',
};
