import { commonDeDu } from './common.deDu.ts';

export const siteDeDu = {
  ...commonDeDu,

  'message_unsubscribe.ask': 'Möchtest du unseren Newsletter nicht mehr erhalten? Ein Klick genügt.',
  'message_unsubscribe.done':
    'Du erhältst keinen Newsletter mehr von uns. Falls einer schon unterwegs ist, kommt er noch an.',
} as const;
