import { commonDeDu } from './common.deDu.ts';

export const siteDeDu = {
  ...commonDeDu,

  'message_unsubscribe.ask': 'Möchtest du unseren Newsletter abbestellen? Ein Klick genügt.',
  'message_unsubscribe.push.ask': 'Möchtest du keine Push-Nachrichten mehr erhalten? Ein Klick genügt.',
  'message_unsubscribe.push.done':
    'Push-Nachrichten sind auf allen Geräten ausgeschaltet. In deinem Konto kannst du sie wieder einschalten.',
} as const;
