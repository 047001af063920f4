import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { useHashTab } from './hash-tab.ts';

const NAMES = ['data', 'notes'] as const;

function Tabbed() {
  const [tab, choose] = useHashTab(NAMES);
  return (
    <>
      <output>{tab}</output>
      {NAMES.map((name) => (
        <button key={name} type="button" onClick={() => choose(name)}>
          {name}
        </button>
      ))}
    </>
  );
}
const shown = () => document.querySelector('output')?.textContent;

const cases = [
  ['', 'data'],
  ['#notes', 'notes'],
  ['#unknown', 'data'],
] as const;
for (const [hash, tab] of cases) {
  test(`“${hash}” opens ${tab}`, () => {
    renderScreen(<Tabbed />, { at: `/things/1?q=x${hash}` });
    expect(shown()).toBe(tab);
  });
}

test('choosing a tab keeps the search, and is no step to go back to', async () => {
  const { router } = renderScreen(<Tabbed />, { at: '/things/1?q=x' });
  await userEvent.click(screen.getByRole('button', { name: 'notes' }));
  expect([shown(), router.state.location.search, router.state.location.hash]).toEqual(['notes', '?q=x', '#notes']);
  expect(router.state.historyAction).toBe('REPLACE');
  await userEvent.click(screen.getByRole('button', { name: 'data' }));
  expect([shown(), router.state.location.hash]).toEqual(['data', '']);
});
