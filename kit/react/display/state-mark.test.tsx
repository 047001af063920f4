import { IconKey } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { StateMark, type StateStyles } from './state-mark.tsx';

const LOOKS: StateStyles<'on' | 'off'> = { on: { icon: IconKey, tone: 'ok' }, off: { icon: IconKey } };

test('a state is an icon in its colour, and a word', () => {
  const { container } = renderScreen(<StateMark look={LOOKS.on}>läuft</StateMark>);
  const mark = container.querySelector('span');
  expect([mark?.textContent, mark?.querySelector('svg')?.getAttribute('stroke')]).toEqual(['läuft', 'var(--fw-ok)']);
  expect(mark?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
