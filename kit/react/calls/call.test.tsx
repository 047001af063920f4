import { ask, change } from '@fachwerk/base/contract';
import { Instant, Upload } from '@fachwerk/base/schema';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { answering, fakeWire, refusing } from '../testing/testing.tsx';
import { call } from './call.ts';
import { CallProblem, isOffline } from './call-problem.ts';
import { currentSession, endSession, onTokenExpired, startSession } from './session.ts';
import { setRenewal } from './session-renewal.ts';

const box = ask({
  method: 'GET',
  path: '/private/box/:id',
  access: 'staff',
  summary: '',
  input: z.object({ id: z.string(), since: z.optional(z.string()), limit: z.optional(z.number()) }),
  output: z.object({ openedAt: Instant }),
});
const save = change({
  repeats: 'same',
  method: 'PUT',
  path: '/private/box/:id',
  access: 'staff',
  summary: '',
  body: 'multipart',
  input: z.object({ id: z.string(), contact: z.unknown(), note: z.nullable(z.string()), picture: z.optional(Upload) }),
  output: z.object({}),
});
const enter = change({
  repeats: 'same',
  method: 'POST',
  path: '/auth/enter',
  access: 'public',
  summary: '',
  input: z.object({ name: z.string() }),
  output: z.object({}),
});

const pay = change({
  repeats: 'key',
  method: 'POST',
  path: '/private/pay',
  access: 'staff',
  summary: '',
  input: z.object({ amount: z.number() }),
  output: z.object({}),
});

const user = { id: 'u1', capabilities: [] };
const opened = { openedAt: new Date('2026-03-01T10:00:00Z') };

beforeEach(() => {
  localStorage.clear();
  endSession();
  startSession('old', user);
});

describe('a call', () => {
  test('puts its input into path and query, names token and language, and brings dates back as dates', async () => {
    const wire = fakeWire(answering(box, opened));
    const answer = await call(box, { id: 'a/b', since: 'gestern früh', limit: undefined });
    expect(answer.openedAt).toEqual(opened.openedAt);
    const [sent] = wire.sent;
    expect(sent?.path).toBe('/private/box/a%2Fb');
    expect([...sent!.query]).toEqual([['since', 'gestern früh']]);
    expect(sent?.headers.get('x-access-token')).toBe('old');
    expect(sent?.headers.get('x-language')).toBe('de');
  });

  test('sends a form with objects as JSON text, files as files and without what is null', async () => {
    const wire = fakeWire(answering(save, {}));
    const picture = new File(['x'], 'ich.png', { type: 'image/png' });
    await call(save, { id: '1', contact: { firstName: 'Anna' }, note: null, picture });
    const form = wire.sent[0]?.body as FormData;
    expect([...form.keys()].sort()).toEqual(['contact', 'picture']);
    expect(form.get('contact')).toBe('{"firstName":"Anna"}');
    expect((form.get('picture') as File).name).toBe('ich.png');
  });

  test('throws the refusal in the server’s words, with what it says about fields', async () => {
    const fields = [{ path: 'name', code: 'field.missing', error: 'Fehlt.' }];
    fakeWire(
      refusing(enter, 409, 'user.changed_meanwhile', 'Inzwischen geändert.', {
        fields,
        conflict: { version: 4 },
        params: { by: 'Jo' },
      }),
    );
    const error = await call(enter, { name: '' }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(CallProblem);
    expect(error).toMatchObject({
      code: 'user.changed_meanwhile',
      status: 409,
      message: 'Inzwischen geändert.',
      fields,
      conflict: { version: 4 },
      params: { by: 'Jo' },
    });
  });

  test('without an answer is a problem of the connection, and the session stays', async () => {
    globalThis.fetch = async () => {
      throw new TypeError('failed to fetch');
    };
    const error = await call(box, { id: '1' }).catch((thrown) => thrown);
    expect(isOffline(error)).toBe(true);
    expect(currentSession()?.token).toBe('old');
  });
});

describe('a token that has run out', () => {
  const refusedThenServed = (sent: { headers: Headers }) => {
    if (sent.headers.get('x-access-token') === 'old') throw new Error('refuse');
    return opened;
  };

  function wireThatRefusesTheOldToken() {
    const wire = fakeWire();
    const served = answering(box, refusedThenServed);
    wire.now({
      endpoint: box,
      answer: (sent) =>
        sent.headers.get('x-access-token') === 'old'
          ? { status: 401, body: { code: 'access.signed_out', error: 'Abgelaufen.', requestId: 'r' } }
          : served.answer(sent),
    });
    return wire;
  }

  test('is renewed once for all calls that failed together, and they go through', async () => {
    const wire = wireThatRefusesTheOldToken();
    const renew = vi.fn(async () => ({ accessToken: 'new', user }));
    setRenewal(renew);
    const answers = await Promise.all([call(box, { id: '1' }), call(box, { id: '2' })]);
    expect(answers).toHaveLength(2);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(currentSession()?.token).toBe('new');
    expect(wire.sent.at(-1)?.headers.get('x-access-token')).toBe('new');
  });

  test('that another tab has renewed already is not renewed again', async () => {
    wireThatRefusesTheOldToken();
    const renew = vi.fn(async () => ({ accessToken: 'newer', user }));
    setRenewal(renew);
    const asked = call(box, { id: '1' });
    localStorage.setItem('authToken', 'new');
    await asked;
    expect(renew).not.toHaveBeenCalled();
  });

  test('and cannot be renewed ends the session by its event', async () => {
    wireThatRefusesTheOldToken();
    setRenewal(async () => {
      throw new CallProblem(401, { code: 'auth.session_over', error: 'Vorbei.' });
    });
    const expired = vi.fn();
    const stop = onTokenExpired(expired);
    const error = await call(box, { id: '1' }).catch((thrown) => thrown);
    stop();
    expect(error).toMatchObject({ status: 401 });
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('stays as it is when the renewal finds nobody there', async () => {
    wireThatRefusesTheOldToken();
    setRenewal(async () => {
      throw new CallProblem(0, { code: 'network.offline', error: 'Keine Verbindung.' });
    });
    const expired = vi.fn();
    const stop = onTokenExpired(expired);
    await expect(call(box, { id: '1' })).rejects.toMatchObject({ code: 'network.offline' });
    stop();
    expect(expired).not.toHaveBeenCalled();
    expect(currentSession()?.token).toBe('old');
  });
});

test('a forbidden call keeps the session', async () => {
  fakeWire(refusing(box, 403, 'access.denied', 'Dafür fehlt Ihnen das Recht.'));
  const expired = vi.fn();
  const stop = onTokenExpired(expired);
  await expect(call(box, { id: '1' })).rejects.toMatchObject({ status: 403 });
  stop();
  expect(expired).not.toHaveBeenCalled();
  expect(currentSession()).not.toBeNull();
});

test('wrong credentials on a public endpoint renew nothing', async () => {
  fakeWire(refusing(enter, 401, 'auth.wrong_credentials', 'Falsch.'));
  const renew = vi.fn();
  setRenewal(renew);
  await expect(call(enter, { name: 'x' })).rejects.toMatchObject({ code: 'auth.wrong_credentials' });
  expect(renew).not.toHaveBeenCalled();
});

test('signing out forgets the person and keeps the device', () => {
  localStorage.setItem('cmsLanguage', 'en');
  localStorage.setItem('device.navWidth', '300');
  localStorage.setItem('draft', 'geheim');
  endSession();
  expect(currentSession()).toBeNull();
  expect(Object.keys(localStorage).sort()).toEqual(['cmsLanguage', 'device.navWidth']);
});

describe('what a person wants once', () => {
  test('keeps its key while nobody knows whether it was done, and not longer', async () => {
    const keyOf = async (amount: number, wire: ReturnType<typeof fakeWire>) => {
      await call(pay, { amount }).catch(() => {});
      return wire.sent.at(-1)?.headers.get('idempotency-key');
    };
    const lost = fakeWire(refusing(pay, 503, 'server.busy', 'Gerade ist viel los.'));
    const first = await keyOf(5, lost);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(await keyOf(5, lost)).toBe(first);
    expect(await keyOf(6, lost)).not.toBe(first);
    const answered = fakeWire(answering(pay, {}));
    expect(await keyOf(5, answered)).toBe(first);
    expect(await keyOf(5, answered)).not.toBe(first);
    const refused = fakeWire(refusing(pay, 409, 'pay.refused', 'Nein.'));
    const second = await keyOf(7, refused);
    expect(await keyOf(7, refused)).not.toBe(second);
  });

  test('names none where a repetition is safe', async () => {
    const wire = fakeWire(answering(enter, {}));
    await call(enter, { name: 'Ada' });
    expect(wire.sent[0]?.headers.has('idempotency-key')).toBe(false);
  });
});
