import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/customers/:id?',
    title: 'customers.title',
    capability: 'customers.read',
    Screen: lazyScreen(async () => (await import('./list/customer-list.tsx')).CustomerList),
  },
];
