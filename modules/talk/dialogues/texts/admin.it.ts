import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** What is refused; the screens are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'dialogue.unknown': 'Questo dialogo non esiste.',
  'dialogue.changed_meanwhile': 'Qualcun altro ha modificato il dialogo nel frattempo. Ricarichi la pagina.',
  'dialogue.empty': 'Un dialogo senza blocchi non dice nulla.',
  'dialogue.block_twice': 'Il blocco {number} esiste due volte.',
  'dialogue.leads_nowhere': 'Il blocco {number} porta a uno che non esiste.',
  'dialogue.condition_empty': 'Blocco {number}: alla condizione manca la domanda o il valore.',
  'dialogue.unreachable': 'Nessun percorso porta al blocco {number}.',
  'dialogue.endless': 'Il blocco {number} gira in tondo senza fare domande.',
  'dialogue.time_wrong': 'La fine è prima dell’inizio.',
  'dialogue.not_published': 'Questo dialogo non è ancora pubblicato.',
  'dialogues.title': 'Dialoghi',
  'dialogues.title.about': 'Risposte automatiche nella chat.',
  'dialogues.title.words': 'chatbot, bot, assistente, saluto, risposta automatica',
};
