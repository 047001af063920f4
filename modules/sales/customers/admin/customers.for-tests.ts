import { startSession } from '@fachwerk/react/session';
import type { ErasePreview } from '../contract.ts';
import type { CustomerListRow, CustomerRow, CustomerStory } from '../contract-staff.ts';

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function signIn(...capabilities: string[]): void {
  Object.assign(window, { innerWidth: 1600 });
  startSession('token-of-the-test', { id: idOf(900), capabilities });
}

export const rowLike = (number: number, more: Partial<CustomerRow> = {}): CustomerRow => ({
  id: idOf(number),
  companyId: idOf(500),
  email: `anna${number}@example.org`,
  firstName: 'Anna',
  lastName: `Berger ${number}`,
  phone: '0170 1234567',
  language: 'de',
  blockedAt: null,
  blockedReason: '',
  blockedBy: '',
  newsletter: 'none',
  createdAt: new Date(Date.now() - number * 3_600_000),
  lastSeenAt: null,
  version: 3,
  ...more,
});

export const listRowLike = (number: number, more: Partial<CustomerListRow> = {}): CustomerListRow => ({
  ...rowLike(number),
  figures: {
    orders: 2,
    rentals: null,
    appointments: null,
    spentCents: 4200,
    openCents: 0,
    lastContactAt: new Date(Date.now() - number * 60_000),
  },
  tags: [],
  ...more,
});

export const storyLike = (number: number, more: Partial<CustomerStory> = {}): CustomerStory => ({
  ...rowLike(number),
  tags: [],
  addresses: [],
  notes: [],
  steps: [],
  isOfOwnNetwork: true,
  ...more,
});

export const previewLike = (more: Partial<ErasePreview> = {}): ErasePreview => ({
  email: 'anna1@example.org',
  name: 'Anna Berger 1',
  toType: 'anna1@example.org',
  addresses: 2,
  notes: 0,
  mails: 4,
  holds: [{ kind: 'law', reason: 'Rechnungen: 3', until: new Date('2036-12-31T12:00:00Z') }],
  problem: null,
  ...more,
});
