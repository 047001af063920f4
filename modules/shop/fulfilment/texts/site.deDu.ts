import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'status.title': 'So weit ist deine Bestellung',
  'status.now.new': '{shop} hat deine Bestellung und nimmt sie gleich an.',
  'status.now.accepted': 'Deine Bestellung ist angenommen.',
  'status.now.making': 'Deine Bestellung wird zubereitet.',
  'status.now.packed': 'Deine Bestellung ist fertig und macht sich gleich auf den Weg.',
  'status.now.ready': 'Deine Bestellung ist fertig und liegt bereit.',
  'status.now.served': 'Deine Bestellung kommt an den Tisch.',
  'status.now.on_way': 'Deine Bestellung ist unterwegs.',
  'status.now.sent': 'Deine Bestellung ist verschickt.',
  'status.now.done': 'Deine Bestellung ist übergeben. Guten Appetit oder viel Freude damit.',
  'status.promised.brought': 'Bei dir gegen',
  'status.table_hint': 'Bleib sitzen, wir bringen alles an den Tisch.',
  'status.note': 'Dein Hinweis',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
