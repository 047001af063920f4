import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import type { ChatTab } from '../contract.ts';

const Desk = lazyScreen(async () => (await import('./desk-page.tsx')).DeskPage);
const Addressed = lazyScreen(async () => (await import('./addressed-page.tsx')).AddressedPage);
const open = { title: 'chat_desk.address_title', isOpen: true } as const;
const look = { title: 'chat_desk.title', capability: 'chat.read' } as const;

/** Repeated here because the contract is loaded with the screen. */
const TABS: readonly ChatTab[] = ['mine', 'open', 'snoozed', 'done'];

export const screens: readonly Screen[] = [
  { path: '/admin/chat/:chatId?', ...look, Screen: Desk },
  ...TABS.flatMap((tab) => [
    { path: `/backend/chat/t/${tab}`, ...look, Screen: Desk } as const,
    { path: `/backend/chat/t/${tab}/:timestamp`, ...look, Screen: Desk } as const,
    { path: `/backend/chat/t/${tab}/:timestamp/user/:userid`, ...look, Screen: Desk } as const,
  ]),
  { path: '/chat/admin/:itemId/:email/:orderHash', ...open, Screen: Addressed },
  { path: '/chat/admin/:itemId/:email/:orderHash/view/:viewMode', ...open, Screen: Addressed },
  { path: '/chat/id/:itemId/:email/:orderHash', ...open, Screen: Addressed },
  { path: '/chat/id/:itemId/:email/:orderHash/view/:viewMode', ...open, Screen: Addressed },
  { path: '/chat/:email/:orderHash', ...open, Screen: Addressed },
  { path: '/chat/:email/:orderHash/view/:viewMode', ...open, Screen: Addressed },
  { path: '/chat/list/:msgId/:itemId/:company', ...open, Screen: Addressed },
];
