import { IconKey } from '@tabler/icons-react';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { Step, Story } from './story.tsx';

const at = new Date('2026-03-01T10:00:00Z');

test('a story tells its steps in the given order, each with its time, who and what was said', () => {
  renderScreen(
    <Story label="Verlauf">
      <Step icon={IconKey} at={at} timeZone="Asia/Tokyo" about="Kim · Fehlalarm" tone="bad">
        Gesperrt
      </Step>
      <Step icon={IconKey} at={at} quote={'Erste Zeile\nzweite'}>
        Kim
      </Step>
    </Story>,
  );
  const list = screen.getByRole('list', { name: 'Verlauf' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('Gesperrt');
  expect(within(first!).getByText('Kim · Fehlalarm')).toBeTruthy();
  expect(first?.querySelector('time')?.getAttribute('datetime')).toBe(at.toISOString());
  expect(within(second!).getByText('Kim')).toBeTruthy();
  expect(second?.querySelector('p')?.textContent).toBe('Erste Zeile\nzweite');
});
