import type { Me } from '@fachwerk/identity/contract';
import { startSession } from '@fachwerk/react/session';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type * as z from 'zod/mini';
import type { lockerStream } from '../contract.ts';
import type { Controller } from '../contract-controller.ts';
import type { Wall, WallBox, WallSummary } from '../contract-wall.ts';

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const BERLIN = idOf(9001);
export const COLOGNE = idOf(9002);

export const ALL = [
  'locks.read',
  'locks.open',
  'locks.open_without_reason',
  'locks.service',
  'controllers.read',
  'controllers.manage',
  'logs.read',
  'alerts.read',
];

export function signIn(...capabilities: string[]): void {
  localStorage.clear();
  const me: Me = {
    id: idOf(100),
    email: 'carla@zeitlager.example',
    contact: { firstName: 'Carla', lastName: 'Rossi' },
    backendRoles: ['technician'],
    avatar: null,
    company: 'zeitlagercity',
    language: 'de',
    state: 'active',
    hasSecondFactor: false,
    hasPassword: true,
    lastSignInAt: null,
    createdAt: new Date('2026-03-01T08:00:00Z'),
    version: 1,
    companyObject: {
      id: idOf(900),
      code: 'zeitlagercity',
      name: 'Zeitlager City',
      kind: 'franchisor',
      franchisorCompany: null,
      isDemo: false,
    },
    capabilities,
    isSecondFactorDue: false,
  };
  startSession('token-of-the-test', JSON.parse(JSON.stringify(me)) as Me);
}

export function boxLike(number: number, more: Partial<WallBox> = {}): WallBox {
  return {
    id: idOf(number),
    number: String(number),
    sizeCode: 'M',
    place: { column: number, row: 1, columnSpan: 1, rowSpan: 1 },
    state: 'free',
    lockState: 'locked',
    doorState: 'closed',
    isOnline: true,
    battery: 80,
    until: null,
    ...more,
  };
}

export function wallLike(boxes: WallBox[], more: Partial<Wall> = {}): Wall {
  return {
    locationId: BERLIN,
    companyId: idOf(900),
    locationName: 'Berlin Hauptbahnhof',
    city: 'Berlin',
    companyName: 'Zeitlager City',
    controllers: { online: 1, all: 2 },
    boxes,
    ...more,
  };
}

export function summaryLike(more: Partial<WallSummary> = {}): WallSummary {
  return {
    locationId: BERLIN,
    locationName: 'Berlin Hauptbahnhof',
    city: 'Berlin',
    companyName: 'Zeitlager City',
    counts: { free: 3, rented: 2, overrun: 1, out_of_service: 1 },
    total: 7,
    openDoors: 1,
    controllers: { online: 1, all: 2 },
    ...more,
  };
}

export function controllerLike(number: number, more: Partial<Controller> = {}): Controller {
  return {
    id: idOf(8000 + number),
    companyId: idOf(900),
    name: `Wand ${number}`,
    kind: 'controller',
    locationId: BERLIN,
    locationName: 'Berlin Hauptbahnhof',
    serial: `ZL-${number}`,
    note: '',
    state: 'online',
    lastSeenAt: new Date(),
    onlineSince: new Date('2026-11-10T08:00:00Z'),
    offlineSince: null,
    firmware: '2.4.1',
    queue: 0,
    locks: 0,
    lastPing: null,
    archivedAt: null,
    version: 4,
    ...more,
  };
}

/** The other end of the live line: the test plays the server. */
export class Line {
  static readonly OPEN = 1;
  static last: Line | undefined;
  readyState = 0;
  private seq = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    act(() => {
      this.onopen?.();
      this.onmessage?.({ data: JSON.stringify({ type: 'welcome', version: '1' }) });
    });
  }
  hint(payload: z.infer<typeof lockerStream.event>): void {
    this.seq++;
    const message = { type: 'event', stream: 'lockers', seq: this.seq, payload };
    act(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
  breaks(): void {
    this.readyState = 3;
    act(() => this.onclose?.({ code: 1006 }));
  }
}

export function stubLine(): void {
  vi.stubGlobal('WebSocket', Line);
}
