import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { supportApi, type TenantRecord, tenantApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { SettingsSupport } from './support/settings-support.tsx';
import { TenantList } from './tenants/tenant-list.tsx';

const at = new Date('2026-03-01T10:00:00Z');
const bella: TenantRecord = {
  id: '018f0000-0000-7000-8000-000000000001',
  code: 'bella',
  name: 'Trattoria Bella',
  kind: 'merchant' as const,
  franchisorCompany: null,
  isDemo: false,
  createdAt: at,
  isOperator: false,
  suspendedAt: null,
  suspensionReason: '',
  users: 3,
  locations: 0,
  items: 12,
  lastActiveAt: null,
  support: null,
  limits: { users: null, locations: null, items: null, mailsPerDay: null, mediaMegabytes: null },
};

beforeEach(() =>
  startSession('token', { id: 'me', capabilities: ['tenants.manage', 'tenants.enter', 'support.grant'] }),
);
afterEach(cleanup);

test('a company is suspended with a reason, and cannot be entered before it has agreed', async () => {
  const person = userEvent.setup();
  const wire = fakeWire(
    answering(tenantApi.list, { tenants: [bella], next: null }),
    answering(tenantApi.find, bella),
    answering(tenantApi.suspend, { ...bella, suspendedAt: at, suspensionReason: 'Rechnung offen' }),
  );
  renderScreen(<TenantList />, { path: '/admin/companies/:id?', at: `/admin/companies/${bella.id}` });
  expect(await screen.findByText(adminDe['tenant.enter.about'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: adminDe['tenant.enter'] })).toBeNull();
  await person.click(screen.getByRole('button', { name: adminDe['tenant.suspend'] }));
  const dialog = await screen.findByRole('dialog', { name: 'Trattoria Bella sperren' });
  await person.click(within(dialog).getByRole('button', { name: adminDe['tenant.suspend'] }));
  expect(wire.calls(tenantApi.suspend)).toEqual([]);
  await person.type(within(dialog).getByLabelText(adminDe['tenant.reason']), 'Rechnung offen');
  await person.click(within(dialog).getByRole('button', { name: adminDe['tenant.suspend'] }));
  await screen.findByText('Trattoria Bella ist gesperrt');
  expect(wire.calls(tenantApi.suspend)[0]!.body).toMatchObject({ reason: 'Rechnung offen' });
});

test('support is let in to read for an hour unless somebody chooses more, and out again', async () => {
  const person = userEvent.setup();
  const access = {
    id: bella.id,
    mode: 'read' as const,
    grantedAt: at,
    grantedBy: 'Carla Rossi',
    endsAt: at,
    visitors: [],
  };
  const wire = fakeWire(
    answering(supportApi.show, { operatorName: 'Zeitlager City', access: null }),
    answering(supportApi.grant, { operatorName: 'Zeitlager City', access }),
    answering(supportApi.revoke, { operatorName: 'Zeitlager City', access: null }),
  );
  renderScreen(<SettingsSupport />);
  const grant = await screen.findByRole('button', { name: adminDe['support.grant'] });
  wire.now(answering(supportApi.show, { operatorName: 'Zeitlager City', access }));
  await person.click(grant);
  await person.click(await screen.findByRole('button', { name: adminDe['support.revoke'] }));
  expect(wire.calls(supportApi.grant)[0]!.body).toEqual({ mode: 'read', hours: 1 });
  expect(wire.calls(supportApi.revoke)).toHaveLength(1);
});
