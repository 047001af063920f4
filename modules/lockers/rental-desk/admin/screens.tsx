import { customerSlot } from '@fachwerk/customers/slots';
import { boxSlot } from '@fachwerk/lockers/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

export const screens: readonly Screen[] = [
  {
    path: '/admin/access-rights/:id?',
    title: 'access_rights.title',
    capability: 'rentals.read',
    isPerPlace: true,
    Screen: lazyScreen(async () => (await import('./list/access-right-list.tsx')).AccessRightList),
  },
];

const current = () => import('./current/current-rentals.tsx');

export const slots: readonly SlotFill[] = [
  fillSlot(
    boxSlot,
    lazyPart(async () => (await current()).BoxRentals),
  ),
  fillSlot(
    customerSlot,
    lazyPart(async () => (await current()).CustomerRentals),
  ),
];
