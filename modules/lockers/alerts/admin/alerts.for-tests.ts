import { startSession } from '@fachwerk/react/session';
import type { Alert, AlertStory } from '../contract.ts';

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const ME = idOf(900);

export function signIn(...capabilities: string[]): void {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: ME, capabilities });
}

export const alertLike = (number: number, more: Partial<Alert> = {}): Alert => ({
  id: idOf(number),
  companyId: idOf(500),
  kind: 'battery_low',
  priority: 'normal',
  state: 'open',
  subject: { kind: 'lock', id: idOf(100 + number), name: String(number) },
  locationId: idOf(700),
  locationName: 'Hauptbahnhof',
  raisedAt: new Date(Date.now() - number * 60_000),
  lastAt: new Date(Date.now() - number * 60_000),
  times: 1,
  endedAt: null,
  assignee: null,
  data: { battery: 24 },
  comments: 0,
  ...more,
});

export const storyLike = (number: number, more: Partial<AlertStory> = {}): AlertStory => ({
  ...alertLike(number),
  mailedAt: null,
  talk: [],
  deeds: [],
  ...more,
});
