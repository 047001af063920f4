import { Menu } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { MenuAction } from './menu-action.tsx';

function show(more: object) {
  const done: string[] = [];
  const action = { label: 'Sperren', icon: IconKey, run: () => done.push('run'), ...more };
  renderScreen(
    <Menu opened>
      <Menu.Dropdown>
        <MenuAction action={action} />
      </Menu.Dropdown>
    </Menu>,
  );
  return { done, item: () => screen.findByRole('menuitem') };
}

test('an action of a menu is done', async () => {
  const { done, item } = show({ whyNot: null });
  await userEvent.click(await item());
  expect(done).toEqual(['run']);
});

test('what cannot be done says why, and is not done', async () => {
  const { done, item } = show({ whyNot: 'Die Miete ist beendet.', to: '/elsewhere' });
  await userEvent.click(await item(), { pointerEventsCheck: 0 });
  expect([(await item()).textContent, done]).toEqual(['SperrenDie Miete ist beendet.', []]);
});

test('an action may lead somewhere instead', async () => {
  const { item } = show({ to: '/elsewhere' });
  expect((await item()).getAttribute('href')).toBe('/elsewhere');
});
