import { cents } from '@fachwerk/base/money';
import { companyStream } from '@fachwerk/companies/contract';
import { LiveLine, stubLiveLine } from '@fachwerk/react/live-line';
import { Money } from '@fachwerk/react/money';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { accountApi } from '../contract.ts';
import { meLike } from '../rules/me.for-tests.ts';
import { signedInAs } from './account.for-tests.ts';
import { useAccountUpkeep } from './account.tsx';

afterEach(cleanup);

function Screen() {
  useAccountUpkeep();
  return <Money amount={cents(1200)} />;
}

test('what an administrator chooses for the company reaches a colleague’s open screen', async () => {
  stubLiveLine();
  const me = signedInAs(meLike());
  const wire = fakeWire(answering(accountApi.me, me));
  renderScreen(<Screen />, { path: '/', at: '/' });
  LiveLine.last!.open();
  expect(await screen.findByText('12,00 €')).toBeTruthy();
  wire.now(answering(accountApi.me, { ...me, moneyDecimals: 0 }));
  LiveLine.last!.hint(companyStream, { type: 'changed' });
  expect(await screen.findByText('12 €')).toBeTruthy();
});
