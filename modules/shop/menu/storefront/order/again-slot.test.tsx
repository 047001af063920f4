import type { OrderState } from '@fachwerk/cart/contract';
import { showPage } from '@fachwerk/site/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteDe } from '../../texts/site.de.ts';
import { Part } from './again-slot.tsx';

afterEach(cleanup);

const order = { orderHash: 'hash-of-the-order-0001', number: 'K7QM-0001', hasGoods: true, hasKeys: true } as OrderState;

const cases = [
  ['the browser that ordered goods orders the same once more by one tap', order, 1],
  ['whoever only has the link is not', { ...order, hasKeys: false }, 0],
  ['an order of boxes alone has none', { ...order, hasGoods: false }, 0],
] as const;
for (const [name, given, links] of cases) {
  test(name, () => {
    showPage(() => <Part given={given} data={{}} />, { data: {}, texts: siteDe });
    const found = screen.queryAllByRole<HTMLButtonElement>('button', { name: /Erneut bestellen/ });
    expect(found.map(({ value, form }) => [value, new FormData(form!).get('bestellung')])).toEqual(
      Array(links).fill(['menu_again', 'hash-of-the-order-0001']),
    );
  });
}
