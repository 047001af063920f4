import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

/** Every route the specification names for staff (§2), as somebody would type it; its legal pages are pages of the sites. */
const SPECIFIED = [
  '/',
  '/login',
  '/reset-password/abc',
  '/statistics',
  '/order-services-list',
  '/backend/chat',
  '/admin/dashboard',
  '/admin/dashboard/news',
  '/admin/dashboard/news/7',
  '/admin/users',
  '/admin/orders',
  '/admin/settings',
  '/admin/orders-services',
  '/admin/orders-list',
  '/admin/coupons',
  '/admin/chat',
  '/admin/customers',
  '/admin/time-log',
  '/admin/request-logs',
  '/admin/access-rights',
  '/admin/logs',
  '/admin/monitoring',
  '/admin/real-time-monitoring',
  '/admin/locks',
  '/admin/translate',
  '/admin/domains',
  '/admin/locations',
  '/admin/franchisees',
  '/chat/list/m1/i1/bella',
  '/chat/a@b.example/hash',
  '/chat/id/i1/a@b.example/hash',
  '/chat/admin/i1/a@b.example/hash',
  '/chat/a@b.example/hash/view/only-chat',
  '/chat/id/i1/a@b.example/hash/view/only-chat',
  '/chat/admin/i1/a@b.example/hash/view/only-chat',
  '/backend/chat/t/board',
  '/backend/chat/t/courses',
  '/backend/chat/t/board/1700000000',
  '/backend/chat/t/board/1700000000/user/u1',
  '/backend/chat/t/open/1700000000/user/u1',
  '/backend/chat/t/board/1700000000/board/b1/Einkauf',
];

test.each(SPECIFIED)('%s is there', (path) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.path ?? '*').not.toBe('*');
});
