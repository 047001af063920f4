import { boardMenuSlot, cardMenuSlot, newCardSlot } from '@fachwerk/board-desk/slots';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { lazy } from 'react';

export const screens: readonly Screen[] = [
  {
    path: '/backend/chat/t/board/templates/:boardId',
    title: 'templates.title',
    capability: 'boards.manage',
    Screen: lazyScreen(async () => (await import('./templates-page.tsx')).TemplatesPage),
  },
];

const MenuItem = lazy(async () => ({ default: (await import('./templates-menu-item.tsx')).TemplatesMenuItem }));
const KeepCard = lazy(async () => ({ default: (await import('./keep-card.tsx')).KeepCard }));
const FromTemplate = lazy(async () => ({ default: (await import('./from-template.tsx')).FromTemplate }));

export const slots: readonly SlotFill[] = [
  fillSlot(boardMenuSlot, MenuItem),
  fillSlot(cardMenuSlot, KeepCard),
  fillSlot(newCardSlot, FromTemplate),
];
