import type { TextsLike } from '@fachwerk/base/language';
import { commonIt } from './common.it.ts';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  ...commonIt,

  'dialogue.start.title': 'Aiuto rapido',
  'dialogue.start.text': 'Il nostro assistente fa qualche domanda e, se serve, chiama qualcuno del team.',
  'dialogue.answer': 'La Sua risposta',
  'dialogue.open.none_known': 'In questo browser non risulta alcun noleggio. Apra il link nella Sua e-mail o acceda.',
  'dialogue.send': 'Rispondi',
  'dialogue.open': 'Apri il box {box} ({location})',
  'dialogue.open.not_now': 'Non ora',
  'dialogue.open.unknown': 'Continua senza aprire',
};
