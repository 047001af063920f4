import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,
  'chat_desk.empty.mine': 'Keine dir zugewiesenen Gespräche.',
  'chat_desk.nothing_written': 'Gib einen Text ein oder häng eine Datei an.',
  'chat_desk.supervised': 'Du liest mit. Nachrichten werden nicht als gelesen markiert.',
  'chat_desk.on_site': 'Dieses Gespräch findest du auf der Website des Unternehmens. Öffne den Link aus deiner E-Mail.',
} as const;
