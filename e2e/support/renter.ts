import { type APIRequestContext, expect } from '@playwright/test';
import { unique } from './staff.ts';

type Rented = {
  readonly key: string;
  readonly email: string;
  readonly orderHash: string;
  readonly orderNumber: string;
  readonly boxNumber: string;
  readonly rentalId: string;
};

type CartLine = {
  readonly id: string;
  readonly period: { readonly isNow: boolean; readonly endsAt: string };
  readonly priceCents: number;
};
type Cart = { readonly id: string; readonly lines: readonly CartLine[]; readonly totalCents: number };
type OrderState = { readonly number: string; readonly rentals: readonly { readonly key: string | null }[] };

/** Somebody in front of the site's own calls. */
export type Renter = {
  ask<T>(method: 'GET' | 'POST', path: string, data?: unknown): Promise<T>;
  locationIn(city: string): Promise<string>;
  /** Two hours from now, or from then, in the smallest free box of a location that never closes, paid. */
  rent(email?: string, startsAt?: Date): Promise<Rented>;
};

export function renterOf(line: APIRequestContext): Renter {
  async function ask<T>(method: 'GET' | 'POST', path: string, data?: unknown): Promise<T> {
    const answer = await line.fetch(`/api${path}`, { method, ...(data !== undefined && { data }) });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()) as T;
  }

  async function locationIn(city: string): Promise<string> {
    const { locations } = await ask<{ locations: { id: string; city: string }[] }>('GET', '/public/locations');
    return locations.find((location) => location.city === city)!.id;
  }

  async function rent(email = `kim.${unique()}@kunde.example`, startsAt?: Date): Promise<Rented> {
    const period = { durationMinutes: 120, ...(startsAt && { startsAt }) };
    const locationId = await locationIn('München');
    const sizes = await ask<{ sizes: { size: { code: string }; problem: string | null }[] }>('POST', '/public/offer', {
      locationId,
      period,
    });
    const sizeCode = sizes.sizes.find(({ problem }) => problem === null)!.size.code;
    const wish = { locationId, sizeCode, period };
    const contact = { email, firstName: 'Kim', lastName: 'Lang', phone: '' };
    // Who says who they are gets the last box, too.
    await ask('POST', '/public/cart/contact', { contact });
    await ask('POST', '/public/cart/add', wish);
    const cart = await ask<Cart>('GET', '/public/cart');
    const placed = await ask<{ orderHash: string; redirectTo: string }>('POST', '/public/place/order-items/pay', {
      data: {
        cartId: cart.id,
        lines: cart.lines.map(({ id, period, priceCents }) => ({
          id,
          endsAt: period.isNow ? null : period.endsAt,
          priceCents,
        })),
        contact,
        accepted: { terms: true, privacy: true, withdrawal: true },
        newsletter: false,
        expectedTotalCents: cart.totalCents,
        language: 'de',
      },
      paymentOption: 'test',
    });
    const token = placed.redirectTo.split('/').at(-1);
    await ask('POST', '/public/test-payment/choose', { token, choice: 'succeed' });
    const { orderHash } = placed;
    const state = () => ask<OrderState>('POST', '/public/order-state', { orderHash });
    await expect.poll(async () => (await state()).rentals[0]?.key ?? null).not.toBeNull();
    const { number: orderNumber, rentals } = await state();
    const key = rentals[0]!.key!;
    const { id, boxNumber } = await ask<{ id: string; boxNumber: string }>('POST', '/public/rental', { key });
    return { key, email, orderHash, orderNumber, boxNumber, rentalId: id };
  }

  return { ask, locationIn, rent };
}
