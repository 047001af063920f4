import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,
  'chat_desk.empty.mine': 'Dir ist kein Gespräch zugeteilt.',
  'chat_desk.choose': 'Wähle links ein Gespräch.',
  'chat_desk.nothing_written': 'Schreib etwas oder häng eine Datei an.',
  'chat_desk.supervised': 'Du siehst zu. Nichts wird als gelesen markiert.',
  'chat_desk.on_site':
    'Dieses Gespräch findest du auf der Website des Unternehmens. Öffne bitte den Link aus deiner E-Mail.',
} as const;
