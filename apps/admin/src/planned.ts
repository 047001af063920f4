import type { appDe } from './texts/app.de.ts';

export type Planned = {
  readonly path: `/${string}`;
  readonly title: keyof typeof appDe;
  /** Opens without a session; its secret is in the address. */
  readonly isOpen?: boolean;
};

/** Addresses of the product whose screens are still to come. A module's screen of the same path takes the place by itself. */
export const planned: readonly Planned[] = [
  { path: '/admin/orders-services', title: 'area.service_orders' },
  { path: '/admin/coupons', title: 'area.coupons' },
  { path: '/admin/chat', title: 'menu.messages' },
  { path: '/admin/appointments', title: 'menu.appointments' },
  { path: '/admin/time-log', title: 'menu.time_log' },
  { path: '/admin/translate', title: 'menu.translations' },
  { path: '/statistics', title: 'menu.statistics' },
  { path: '/order-services-list', title: 'area.service_orders' },
  { path: '/backend/chat', title: 'area.boards' },
  { path: '/backend/chat/t/board', title: 'menu.tasks' },
  { path: '/backend/chat/t/board/:timestamp', title: 'menu.tasks' },
  { path: '/backend/chat/t/courses', title: 'menu.surveys' },
  { path: '/backend/chat/t/courses/:timestamp', title: 'menu.surveys' },
  { path: '/backend/chat/t/:tab', title: 'area.boards' },
  { path: '/backend/chat/t/:tab/:timestamp', title: 'area.boards' },
  { path: '/backend/chat/t/:tab/:timestamp/user/:userid', title: 'area.boards' },
  { path: '/backend/chat/t/:tab/:timestamp/board/:boardId/:boardName', title: 'area.boards' },
  { path: '/chat/list/:msgId/:itemId/:company', title: 'area.chat', isOpen: true },
  { path: '/chat/:email/:orderHash', title: 'area.chat', isOpen: true },
  { path: '/chat/:email/:orderHash/view/:viewMode', title: 'area.chat', isOpen: true },
  { path: '/chat/id/:itemId/:email/:orderHash', title: 'area.chat', isOpen: true },
  { path: '/chat/id/:itemId/:email/:orderHash/view/:viewMode', title: 'area.chat', isOpen: true },
  { path: '/chat/admin/:itemId/:email/:orderHash', title: 'area.chat', isOpen: true },
  { path: '/chat/admin/:itemId/:email/:orderHash/view/:viewMode', title: 'area.chat', isOpen: true },
];
