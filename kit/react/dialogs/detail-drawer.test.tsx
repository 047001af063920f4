import { Menu, Modal, Popover } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { useConfirm } from './confirm.ts';
import { DetailDrawer } from './detail-drawer.tsx';

function Thing({ children }: { children: React.ReactNode }) {
  return (
    <DetailDrawer isOpen title="Ein Ding" closeTo="/things">
      {children}
    </DetailDrawer>
  );
}

function WithModal() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Eine Frage
      </button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Eine Frage" />
    </>
  );
}

function WithQuestion() {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm({ title: 'Eine Frage', confirm: 'Ja' })}>
      Eine Frage
    </button>
  );
}

function WithPopover() {
  return (
    <Popover trapFocus>
      <Popover.Target>
        <button type="button">Eine Frage</button>
      </Popover.Target>
      <Popover.Dropdown>
        <input aria-label="Antwort" />
      </Popover.Dropdown>
    </Popover>
  );
}

function show(inside: React.ReactNode) {
  const shown = renderScreen(<Thing>{inside}</Thing>, { path: '/things/1', at: '/things/1?q=x' });
  return {
    person: userEvent.setup(),
    at: () => shown.router.state.location.pathname + shown.router.state.location.search,
  };
}

test('Escape closes a drawer, and the list keeps its search', async () => {
  const { person, at } = show(<Link to="/elsewhere">Weiter</Link>);
  await screen.findByRole('dialog', { name: 'Ein Ding' });
  await person.keyboard('{Escape}');
  expect(at()).toBe('/things?q=x');
});

/** A list of one row, whose record is open by its address. */
function List() {
  const { id } = useParams();
  return (
    <>
      <Link to="/things/1" data-row-link>
        Ding 1
      </Link>
      <DetailDrawer isOpen={id !== undefined} title="Ein Ding" closeTo="/things">
        Worte
      </DetailDrawer>
    </>
  );
}

test('whoever came by the address goes on at the row of what was open', async () => {
  renderScreen(<List />, { path: '/things/:id?', at: '/things/1' });
  await screen.findByRole('dialog', { name: 'Ein Ding' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ding 1' })));
});

const over = [
  ['a dialog', <WithModal key="modal" />],
  ['a confirmation', <WithQuestion key="question" />],
  ['a popover', <WithPopover key="popover" />],
] as const;

for (const [name, inside] of over) {
  test(`Escape closes ${name} over a drawer, and only then the drawer`, async () => {
    const { person, at } = show(inside);
    await person.click(await screen.findByRole('button', { name: 'Eine Frage' }));
    await screen.findByRole('dialog', { name: 'Eine Frage' });
    await person.keyboard('{Escape}');
    expect([screen.queryByRole('dialog', { name: 'Eine Frage' }), at()]).toEqual([null, '/things/1?q=x']);
    await person.keyboard('{Escape}');
    expect(at()).toBe('/things?q=x');
  });
}

test('Escape closes a dialog although nothing in it has the focus', async () => {
  const { person, at } = show(<WithModal />);
  await person.click(await screen.findByRole('button', { name: 'Eine Frage' }));
  (document.activeElement as HTMLElement).blur();
  await person.keyboard('{Escape}');
  expect([screen.queryByRole('dialog', { name: 'Eine Frage' }), at()]).toEqual([null, '/things/1?q=x']);
});

test('Escape in a menu is for the menu', async () => {
  const { person, at } = show(
    <Menu>
      <Menu.Target>
        <button type="button">Mehr</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Löschen</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  );
  await person.click(await screen.findByRole('button', { name: 'Mehr' }));
  await person.keyboard('{ArrowDown}{Escape}');
  expect([screen.queryByRole('menu'), at()]).toEqual([null, '/things/1?q=x']);
});
