import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { CountTabs, countWords } from './count-tabs.tsx';

test('tabs show how much is in each, and say which was chosen', async () => {
  const chosen: string[] = [];
  const tabs = [
    { name: 'new', label: 'Neu', count: 0 },
    { name: 'all', label: 'Alle' },
  ] as const;
  renderScreen(<CountTabs label="Stand" chosen="new" tabs={tabs} onChoose={(name) => chosen.push(name)} />);
  expect(screen.getByRole('radiogroup', { name: 'Stand' })).toBeTruthy();
  const names = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  expect(names).toEqual(['Neu0', 'Alle']);
  await userEvent.click(screen.getByRole('radio', { name: 'Alle' }));
  expect(chosen).toEqual(['all']);
});

const counts = [
  ['the number', [7], '7'],
  ['the sum of several', [4, 0, 3], '7'],
  ['nothing as nought', [], '0'],
  ['thousands as they are written', [800, 700], '1.500'],
  ['that there are more where counting ended', [1000], '999+'],
  ['full hundreds where one of several ended', [1000, 3, 320], '1.300+'],
] as const;

for (const [name, given, expected] of counts) {
  test(`a count says ${name}`, () => expect(countWords(given)).toBe(expected));
}
