import { commonDeDu } from './common.deDu.ts';

export const siteDeDu = {
  ...commonDeDu,

  'message_unsubscribe.ask': 'Möchtest du unseren Newsletter nicht mehr erhalten? Ein Klick genügt.',
  'message_unsubscribe.done':
    'Du erhältst keinen Newsletter mehr von uns. Falls einer schon unterwegs ist, kommt er noch an.',
  'message_unsubscribe.push.ask': 'Möchtest du keine Mitteilungen mehr auf deine Geräte erhalten? Ein Klick genügt.',
  'message_unsubscribe.push.done':
    'Deine Geräte erhalten keine Mitteilungen mehr von uns. Im Konto kannst du sie wieder einschalten.',
} as const;
