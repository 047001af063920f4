import { boardMenuSlot, cardMenuSlot, newCardSlot } from '@fachwerk/boards/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

export const screens: readonly Screen[] = [
  {
    path: '/backend/chat/t/board/templates/:boardId',
    title: 'templates.title',
    capability: 'boards.manage',
    Screen: lazyScreen(async () => (await import('./templates-page.tsx')).TemplatesPage),
  },
];

const MenuItem = lazyPart(async () => (await import('./templates-menu-item.tsx')).TemplatesMenuItem);
const KeepCard = lazyPart(async () => (await import('./keep-card.tsx')).KeepCard);
const FromTemplate = lazyPart(async () => (await import('./from-template.tsx')).FromTemplate);

export const slots: readonly SlotFill[] = [
  fillSlot(boardMenuSlot, MenuItem),
  fillSlot(cardMenuSlot, KeepCard),
  fillSlot(newCardSlot, FromTemplate),
];
