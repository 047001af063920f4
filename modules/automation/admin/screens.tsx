import { boardMenuSlot, cardSlot } from '@fachwerk/board-desk/slots';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { lazy } from 'react';

export const screens: readonly Screen[] = [
  {
    path: '/backend/chat/t/board/rules/:boardId',
    title: 'rules.title',
    capability: 'boards.manage',
    Screen: lazyScreen(async () => (await import('./rules-page.tsx')).RulesPage),
  },
];

const CardRuns = lazy(async () => ({ default: (await import('./card-runs.tsx')).CardRuns }));
const RulesMenuItem = lazy(async () => ({ default: (await import('./rules-menu-item.tsx')).RulesMenuItem }));

export const slots: readonly SlotFill[] = [fillSlot(cardSlot, CardRuns), fillSlot(boardMenuSlot, RulesMenuItem)];
