import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { type AuditEntry, userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { meLike, signedInAs } from '../account.for-tests.ts';
import { UserAudit } from './user-audit.tsx';

afterEach(cleanup);

const userId = '00000000-0000-4000-8000-000000000001';
const entryLike = (number: number, given: Partial<AuditEntry>): AuditEntry => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  at: new Date('2026-11-14T08:00:00Z'),
  actorId: null,
  actorName: 'Carla Rossi',
  action: 'user.changed',
  before: null,
  after: null,
  ...given,
});

test('tells who changed what, from what to what, in the words of the screen', async () => {
  signedInAs(meLike());
  const entry = entryLike(1, {
    action: 'user.roles_changed',
    before: { backendRoles: [], 'contact.phone': '' },
    after: { backendRoles: ['staff', 'editor'], 'contact.phone': '040 1' },
  });
  fakeWire(answering(userApi.audit, { entries: [entry], next: null }));
  renderScreen(<UserAudit userId={userId} />);
  await screen.findByText(adminDe['audit.user.roles_changed']);
  expect(screen.getByText(/von Carla Rossi/)).toBeTruthy();
  const lineOf = (field: string) => screen.getByText(field).parentElement!.textContent;
  expect(lineOf(adminDe['user.field.backendRoles'])).toBe('Rollenkeine RollePersonal, Redaktion');
  expect(lineOf(adminDe['user.field.contact.phone'])).toBe('Telefonleer040 1');
});

test('loads what came before', async () => {
  signedInAs(meLike());
  const last = entryLike(7, { action: 'user.created' });
  fakeWire(
    answering(userApi.audit, ({ query }) =>
      query.get('before')
        ? { entries: [last], next: null }
        : { entries: [entryLike(8, {})], next: entryLike(8, {}).id },
    ),
  );
  renderScreen(<UserAudit userId={userId} />);
  await screen.findByText(adminDe['audit.user.changed']);
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }));
  await screen.findByText(adminDe['audit.user.created']);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull();
});
