import type { appDe } from './texts/app.de.ts';

export type Planned = {
  readonly path: `/${string}`;
  readonly title: keyof typeof appDe;
  /** Opens without a session; its secret is in the address. */
  readonly isOpen?: boolean;
};

/** Addresses of the product whose screens are still to come. A module's screen of the same path takes the place by itself. */
export const planned: readonly Planned[] = [
  { path: '/admin/dashboard', title: 'menu.overview' },
  { path: '/admin/users', title: 'menu.users' },
  { path: '/admin/settings', title: 'menu.settings' },
  { path: '/admin/second-factor', title: 'area.second_factor' },
  { path: '/admin/mailbox', title: 'area.mailbox' },
  { path: '/admin/orders', title: 'menu.orders' },
  { path: '/admin/orders-services', title: 'area.service_orders' },
  { path: '/admin/orders-list', title: 'area.order_list' },
  { path: '/admin/coupons', title: 'area.coupons' },
  { path: '/admin/chat', title: 'menu.messages' },
  { path: '/admin/appointments', title: 'menu.appointments' },
  { path: '/admin/customers', title: 'menu.customers' },
  { path: '/admin/time-log', title: 'menu.time_log' },
  { path: '/admin/request-logs', title: 'area.request_logs' },
  { path: '/admin/access-rights', title: 'menu.access_rights' },
  { path: '/admin/logs', title: 'menu.logs' },
  { path: '/admin/monitoring', title: 'area.controllers' },
  { path: '/admin/real-time-monitoring', title: 'menu.monitoring' },
  { path: '/admin/locks', title: 'menu.locks' },
  { path: '/admin/terminals', title: 'menu.terminals' },
  { path: '/admin/translate', title: 'menu.translations' },
  { path: '/admin/domains', title: 'menu.domains' },
  { path: '/admin/locations', title: 'menu.locations' },
  { path: '/admin/franchisees', title: 'menu.franchisees' },
  { path: '/admin/website', title: 'menu.website' },
  { path: '/admin/shop', title: 'menu.shop' },
  { path: '/admin/help', title: 'menu.help' },
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
