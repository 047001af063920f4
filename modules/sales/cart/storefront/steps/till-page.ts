import { page, redirectTo } from '@fachwerk/site/page';
import { checkoutApi } from '../../contract.ts';
import type { Cart } from '../../contract-cart.ts';
import { termsSlot } from '../slots.ts';
import { cartAtTill } from './checkout-cart.ts';
import { placeShown } from './place-shown.ts';

/** All of the till on one page; goods have one of their own, which asks how they are handed over too. */
export const tillPage = page<Cart>({
  path: '/kasse',
  evenSuspended: true,
  load: cartAtTill,
  input: checkoutApi.saveContact.input,
  acts: { place: placeShown },
  title: () => ({ key: 'checkout.title' }),
  slots: [termsSlot],
  view: () => import('./till-view.tsx'),
});

/** Steps of the till once; they stand in bookmarks and open windows. */
const formerStep = (path: `/${string}`) =>
  page<never>({
    path,
    evenSuspended: true,
    load: async () => redirectTo('/kasse'),
    acts: { place: placeShown },
    title: () => ({ key: 'checkout.title' }),
    view: () => import('./till-view.tsx'),
  });

export const formerSteps = [formerStep('/kasse/zahlung'), formerStep('/kasse/bezahlen')];
