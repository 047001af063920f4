import { boardMenuSlot, cardSlot } from '@fachwerk/boards/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

export const screens: readonly Screen[] = [
  {
    path: '/backend/chat/t/board/rules/:boardId',
    title: 'rules.title',
    capability: 'boards.manage',
    Screen: lazyScreen(async () => (await import('./rules-page.tsx')).RulesPage),
  },
];

const CardRuns = lazyPart(async () => (await import('./card-runs.tsx')).CardRuns);
const RulesMenuItem = lazyPart(async () => (await import('./rules-menu-item.tsx')).RulesMenuItem);

export const slots: readonly SlotFill[] = [fillSlot(cardSlot, CardRuns), fillSlot(boardMenuSlot, RulesMenuItem)];
