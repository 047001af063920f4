import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'status.title': 'Status deiner Bestellung',
  'status.now.new': 'Deine Bestellung bei {shop} ist eingegangen und wird gleich bestätigt.',
  'status.now.accepted': 'Deine Bestellung ist angenommen.',
  'status.now.making': 'Deine Bestellung wird zubereitet.',
  'status.now.packed': 'Deine Bestellung ist fertig und wird gleich ausgeliefert.',
  'status.now.ready': 'Deine Bestellung ist abholbereit.',
  'status.now.served': 'Deine Bestellung wird an den Tisch gebracht.',
  'status.now.on_way': 'Deine Bestellung ist unterwegs.',
  'status.now.sent': 'Deine Bestellung ist verschickt.',
  'status.now.done': 'Deine Bestellung ist übergeben. Vielen Dank.',
  'status.promised.brought': 'Bei dir gegen',
  'status.table_hint': 'Wir bringen deine Bestellung an den Tisch.',
  'status.note': 'Dein Hinweis',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
