import { showPage } from '@fachwerk/site/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteDe } from '../../texts/site.de.ts';
import { Part } from './account-slot.tsx';

afterEach(cleanup);

const appointment = {
  key: 'key-of-the-appointment',
  serviceName: 'Haarschnitt',
  staffName: 'Tina',
  startsAt: new Date('2026-11-20T09:00:00Z'),
};

test.each([
  ['what waits for the link in the mail is marked, and says where the link is', true],
  ['what is booked is not marked', false],
])('%s', (_, isUnconfirmed) => {
  const data = { appointments: [{ ...appointment, isUnconfirmed }], before: [] };
  showPage(() => <Part given={{}} data={data} />, { data: {}, texts: siteDe });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/termin/key-of-the-appointment');
  expect(screen.queryAllByText('Bestätigung ausstehend')).toHaveLength(isUnconfirmed ? 1 : 0);
  expect(screen.queryAllByText(/Bestätigen Sie den Termin über den Link/)).toHaveLength(isUnconfirmed ? 1 : 0);
});
