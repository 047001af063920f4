import { type AddressData, COUNTRIES } from '@fachwerk/customers/contract';
import { type FormFields, fieldOf, type PageCtx, page, redirectTo } from '@fachwerk/site/page';
import { accountApi } from '../../contract.ts';
import { signInFirst } from '../sign-in/sign-in-first.ts';
import type { AddressesData } from './addresses-data.ts';

const HERE = '/konto/adressen';

export const addressesPage = page<AddressesData>({
  path: HERE,
  evenSuspended: true,
  load: async (ctx) => {
    const first = signInFirst(ctx);
    if (first) return first;
    const [{ addresses }, { email, phone }] = await Promise.all([
      ctx.ask(accountApi.addresses, {}),
      ctx.ask(accountApi.me, {}),
    ]);
    return {
      addresses,
      own: { email, phone },
      edited: addresses.find(({ id }) => id === ctx.query.get('aendern')) ?? null,
    };
  },
  input: accountApi.addAddress.input,
  acts: {
    add: (ctx, form) => done(ctx.change(accountApi.addAddress, addressOf(form))),
    save: (ctx, form) => done(ctx.change(accountApi.saveAddress, { ...addressOf(form), id: fieldOf(form, 'id') })),
    remove: (ctx, form) => byId(ctx, accountApi.removeAddress, form),
    choose: (ctx, form) => byId(ctx, accountApi.chooseAddress, form),
  },
  title: () => ({ key: 'customer_address.title' }),
  view: () => import('./addresses-view.tsx'),
});

type ById = typeof accountApi.removeAddress | typeof accountApi.chooseAddress;

function byId(ctx: PageCtx, endpoint: ById, form: FormFields) {
  return done(ctx.change(endpoint, { id: fieldOf(form, 'id') }));
}

async function done(change: Promise<unknown>) {
  await change;
  return redirectTo(HERE);
}

function addressOf(form: FormFields): AddressData {
  const country = fieldOf(form, 'country');
  return {
    label: fieldOf(form, 'label'),
    street: fieldOf(form, 'street'),
    postcode: fieldOf(form, 'postcode'),
    city: fieldOf(form, 'city'),
    country: COUNTRIES.find((each) => each === country) ?? COUNTRIES[0],
    email: fieldOf(form, 'email'),
    mobilePhone: fieldOf(form, 'mobilePhone'),
    note: fieldOf(form, 'note'),
  };
}
