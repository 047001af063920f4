import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { adminTilesDe as de } from '../../texts/admin-tiles.de.ts';
import '../account.for-tests.ts';
import { PeopleTile, type Summary } from './people-tile.tsx';

afterEach(cleanup);

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';
const summaryLike = (more: Partial<Summary> = {}): Summary => ({
  active: 8,
  deactivated: 2,
  invited: 3,
  withSecondFactor: 2,
  signedInLast7Days: 6,
  signedInPrevious7Days: 4,
  latest: [
    {
      userId: '00000000-0000-4000-8000-000000000001',
      name: 'Anna Huber',
      at: new Date(Date.now() - 3 * 60_000),
      userAgent: PHONE,
    },
  ],
  ...more,
});

function show(more: Partial<Summary> = {}, size: 'tile' | 'full' = 'tile') {
  fakeWire(answering(userApi.summary, summaryLike(more)));
  return renderScreen(<PeopleTile size={size} />);
}

const facts = [
  [de['people.week'], '6', '/admin/users?sort=-lastSignInAt'],
  [de['people.active'], '8', '/admin/users?state=active'],
  [de['people.invited'], '3', '/admin/users?state=invited'],
  [de['people.deactivated'], '2', '/admin/users?state=deactivated'],
  [de['people.factor'], '25 %', '/admin/users?state=active'],
] as const;

for (const [label, value, path] of facts) {
  test(`"${label}" says ${value} and leads to its list`, async () => {
    show();
    const link = (await screen.findByText(label)).closest('a')!;
    expect(within(link).getByText(value)).toBeTruthy();
    expect(link.getAttribute('href')).toBe(path);
  });
}

const trends = [
  ['more', 6, 4, '2 mehr als davor'],
  ['one more', 5, 4, 'eine Person mehr als davor'],
  ['fewer', 1, 4, '3 weniger als davor'],
  ['as many', 4, 4, 'unverändert'],
] as const;

for (const [name, now, before, words] of trends) {
  test(`${name} than in the week before is said in words`, async () => {
    show({ signedInLast7Days: now, signedInPrevious7Days: before });
    expect(await screen.findByText(words)).toBeTruthy();
  });
}

test('the latest sign-ins say who, when and with what, and lead to the person', async () => {
  show();
  const link = await screen.findByRole('link', { name: 'Anna Huber' });
  expect(link.getAttribute('href')).toBe('/admin/users/00000000-0000-4000-8000-000000000001');
  const row = within(link.closest('li')!);
  expect([row.getByText('Safari auf iPhone'), row.getByText('vor 3 Min.')]).toHaveLength(2);
});

test('full size shows how the accounts divide', async () => {
  show({}, 'full');
  const shares = (await screen.findByRole('heading', { name: de['people.shares'] })).parentElement!;
  expect(
    within(shares)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([`${de['people.shares.active']}5`, `${de['people.invited']}3`, `${de['people.deactivated']}2`]);
});

test('a house where nobody has come yet says so', async () => {
  show({ active: 0, latest: [] });
  expect(await screen.findByText(de['people.latest.none'])).toBeTruthy();
  expect(screen.getByText('0 %')).toBeTruthy();
});

test('when it cannot be asked for, the module says so and tries again', async () => {
  const wire = fakeWire(refusing(userApi.summary, 503, 'server.busy', 'Gerade ist viel los.'));
  renderScreen(<PeopleTile size="tile" />);
  await screen.findByText('Gerade ist viel los.');
  wire.now(answering(userApi.summary, summaryLike()));
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Anna Huber')).toBeTruthy();
});
