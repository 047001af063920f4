import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { CheckLine, CheckLines } from '../display/check-lines.tsx';
import { renderScreen } from '../testing/testing.tsx';
import { WayBack } from './way-back.tsx';

beforeEach(() => sessionStorage.clear());

function open() {
  renderScreen(
    <>
      <WayBack />
      <CheckLines name="Checkliste Bremen">
        <CheckLine state="open" title="Preise" stateWords="offen" way={{ to: '/prices', label: 'Preise festlegen' }} />
      </CheckLines>
      <Link to="/elsewhere">weiter</Link>
    </>,
    { path: '*', at: '/list?tab=all' },
  );
  return userEvent.setup();
}
const back = () => screen.queryByRole('link', { name: 'Zurück: Checkliste Bremen' });

test('a step of a checklist keeps the way back in sight, over further pages, until the list is reached', async () => {
  const person = open();
  expect(back()).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Preise festlegen' }));
  expect(back()?.getAttribute('href')).toBe('/list?tab=all');
  await person.click(screen.getByRole('link', { name: 'weiter' }));
  expect(back()).toBeTruthy();
  await person.click(back()!);
  expect(back()).toBeNull();
  await person.click(screen.getByRole('link', { name: 'weiter' }));
  expect(back()).toBeNull();
});

test('the way back can be dismissed', async () => {
  const person = open();
  await person.click(screen.getByRole('link', { name: 'Preise festlegen' }));
  await person.click(screen.getByRole('button', { name: 'Hinweis auf die Checkliste ausblenden' }));
  expect(back()).toBeNull();
});
