import { stream } from '@fachwerk/base/contract';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderScreen } from '../testing/testing.tsx';
import { CallProblem } from './call-problem.ts';
import { useStream } from './realtime.ts';
import { endSession, onTokenExpired, startSession } from './session.ts';
import { setRenewal } from './session-renewal.ts';
import { setOwnVersion, useIsOutdated } from './version.ts';

const doors = stream({ name: 'doors', access: 'staff', audience: 'company', event: z.object({ box: z.string() }) });
const user = { id: 'u1', capabilities: [] };

/** The server side of the socket, played by the test. */
class Line {
  static all: Line[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
    this.says({ type: 'welcome', version: '1' });
  }
  says(message: object) {
    act(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
  breaks(code = 1006) {
    this.readyState = 3;
    act(() => this.onclose?.({ code }));
  }
}

const heard = vi.fn();
const reset = vi.fn();
function Doors() {
  useStream(doors, (event) => heard(event.box), reset);
  return <p>{useIsOutdated() ? 'veraltet' : 'aktuell'}</p>;
}
const line = () => Line.all.at(-1)!;
const subscribed = (seq: number, quietMs: number | null = 0) => ({ type: 'subscribed', stream: 'doors', seq, quietMs });
const event = (seq: number, box: string) => ({ type: 'event', stream: 'doors', seq, payload: { box } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  heard.mockClear();
  reset.mockClear();
  setOwnVersion('1');
  startSession('token', user);
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a stream', () => {
  test('asks again once it is heard: what came after the first question may have been missed', () => {
    renderScreen(<Doors />);
    line().open();
    line().says(subscribed(4));
    expect(reset).toHaveBeenCalledTimes(1);
    line().says(event(5, 'B2'));
    line().breaks();
    vi.advanceTimersByTime(60_000);
    line().open();
    expect(line().sent).toContainEqual({ type: 'subscribe', stream: 'doors', after: 5 });
    line().says(subscribed(5));
    expect(reset).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['never spoke: not asked again', null, 0, 0],
    ['was silent long before: not asked again', 31_000, 0, 0],
    ['spoke while somebody waited for the line: asked again', 35_000, 10_000, 1],
    ['spoke while an answer may have been kept: asked again', 29_000, 0, 1],
  ])('that %s', (_, quietMs, waitedMs, times) => {
    renderScreen(<Doors />);
    vi.advanceTimersByTime(waitedMs);
    line().open();
    line().says(subscribed(4, quietMs));
    expect(reset).toHaveBeenCalledTimes(times);
    line().says(event(5, 'A'));
    expect(heard.mock.calls).toEqual([['A']]);
  });

  test('says who listens, asks for it, and hears each event once and in order', () => {
    renderScreen(<Doors />);
    line().open();
    expect(line().url).toMatch(/^ws.*\/api\/realtime$/);
    expect(line().sent).toEqual([
      { type: 'hello', token: 'token' },
      { type: 'subscribe', stream: 'doors' },
    ]);
    line().says(subscribed(4));
    line().says(event(5, 'A'));
    line().says(event(5, 'A'));
    line().says(event(6, 'B'));
    expect(heard.mock.calls).toEqual([['A'], ['B']]);
  });

  test('comes back after growing pauses, and asks for what came after the last', () => {
    renderScreen(<Doors />);
    line().open();
    line().says(subscribed(4));
    line().says(event(5, 'A'));
    line().breaks();
    expect(Line.all).toHaveLength(1);
    act(() => vi.advanceTimersByTime(1_300));
    expect(Line.all).toHaveLength(2);
    line().breaks();
    act(() => vi.advanceTimersByTime(1_300));
    expect(Line.all).toHaveLength(2);
    act(() => vi.advanceTimersByTime(1_300));
    line().open();
    expect(line().sent.at(-1)).toEqual({ type: 'subscribe', stream: 'doors', after: 5 });
  });

  test('that cannot be caught up on says: look at everything again', () => {
    renderScreen(<Doors />);
    line().open();
    line().says({ type: 'reset', stream: 'doors', seq: 90 });
    line().says(event(90, 'old'));
    expect(reset).toHaveBeenCalledTimes(1);
    expect(heard).not.toHaveBeenCalled();
  });

  test('goes on with a renewed token, told over the same line', () => {
    renderScreen(<Doors />);
    line().open();
    act(() => startSession('newer', user));
    expect(line().sent.at(-1)).toEqual({ type: 'token', token: 'newer' });
  });

  test('whose session is over ends it here too', async () => {
    setRenewal(async () => {
      throw new CallProblem(401, { code: 'auth.session_over', error: 'Vorbei.' });
    });
    const expired = vi.fn();
    const stop = onTokenExpired(expired);
    renderScreen(<Doors />);
    line().open();
    line().breaks(4401);
    await vi.waitFor(() => expect(expired).toHaveBeenCalledTimes(1), { timeout: 60_000 });
    stop();
  });

  test('notices a line that is dead without having been closed', () => {
    renderScreen(<Doors />);
    line().open();
    act(() => vi.advanceTimersByTime(25_000));
    expect(line().sent.at(-1)).toEqual({ type: 'ping' });
    line().says({ type: 'pong' });
    act(() => vi.advanceTimersByTime(25_000));
    expect(Line.all).toHaveLength(1);
    act(() => vi.advanceTimersByTime(25_000 + 1_300));
    expect(Line.all).toHaveLength(2);
  });

  test('closes its line when nobody listens any more', () => {
    const { unmount } = renderScreen(<Doors />);
    line().open();
    unmount();
    expect(line().readyState).toBe(3);
  });
});

test('a server of another version makes this page outdated', () => {
  const { container } = renderScreen(<Doors />);
  line().readyState = 1;
  line().says({ type: 'welcome', version: '2' });
  expect(container.textContent).toContain('veraltet');
});
