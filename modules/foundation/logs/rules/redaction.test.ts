import { REDACTED } from '@fachwerk/base/secret-mask';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptBody, MOST_BODY } from './call-body.ts';
import { redactedHeaders, redactedQuery, redactedUrl, redactedValue, withoutSecrets } from './redaction.ts';
import { storedCall } from './stored-call.ts';

const named = [
  'password',
  'newPassword',
  'passwort',
  'passphrase',
  'passcode',
  'secret',
  'clientSecret',
  'token',
  'accessToken',
  'x-access-token',
  'refresh_token',
  'cookie',
  'set-cookie',
  'authorization',
  'Proxy-Authorization',
  'credentials',
  'recoveryCodes',
  'stripe-signature',
  'sessionId',
  'orderHash',
  'passwordHash',
  'otp',
  'totp',
  'iban',
  'cvc',
  'cvv',
  'card',
  'cardNumber',
  'card_number',
  'apiKey',
  'api-key',
  'private_key',
  'commandKey',
  'keyLink',
  'loginLink',
  'pin',
  'accessPin',
  'pinCode',
  'pin_code',
  'door_pin',
];
test.each(named)('what is called %s is a secret, however deep it lies', (name) => {
  const value = redactedValue({ list: [{ [name]: 'PLANTED', other: 'stays' }] });
  expect(value).toEqual({ list: [{ [name]: REDACTED, other: 'stays' }] });
});

test.each(['number', 'ping', 'pinned', 'shipping', 'name', 'reason', 'sizeCode', 'companyId', 'keyboard', 'cardinal'])(
  'what is called %s is none',
  (name) => expect(redactedValue({ [name]: 'value-1' })).toEqual({ [name]: 'value-1' }),
);

test('a code with digits is one of an app or a mail; the code of a problem, a size or a company is not', () => {
  const codes = ['482913', 'lock.unknown', 'XL', 'zeitlagercity', 'ABCD-1234'];
  expect(codes.map((code) => (redactedValue({ code }) as { code: string }).code)).toEqual([
    REDACTED,
    'lock.unknown',
    'XL',
    'zeitlagercity',
    REDACTED,
  ]);
});

test('the key of a rental and of a terminal are secrets, the key of a text and the kind of a device are not', () => {
  const terminal = '0195a1b2-1234-7abc-8def-0123456789ab.k3Jd82Ls-0aPqWmX71Zb';
  expect(redactedValue({ key: 'k3Jd82Ls-0aPqWmX71Zb', terminal })).toEqual({ key: REDACTED, terminal: REDACTED });
  const words = { key: 'alerts.priority.level1', terminal: 'Eingang 2' };
  expect(redactedValue(words)).toEqual(words);
  expect(redactedHeaders({ 'x-feed-key': 'PLANTED' })).toEqual({ 'x-feed-key': REDACTED });
});

const looks: [string, string][] = [
  ['eyJhbGciOiJI.eyJzdWIiOiIx.sig-nature', REDACTED],
  ['Bearer abcdef123456', `Bearer ${REDACTED}`],
  ['smtp://name:geheim@mail.example', `smtp://name:${REDACTED}@mail.example`],
  ['otpauth://totp/x?secret=ABC', REDACTED],
  ['https://x/reset-password/abc?y', `https://x/reset-password/${REDACTED}?y`],
  ['Ihre PIN: 482913, bitte', `Ihre PIN: ${REDACTED}, bitte`],
  ['Karte 4111 1111 1111 1111 ok', `Karte ${REDACTED} ok`],
  ['Karte 4111111111111111', `Karte ${REDACTED}`],
  ['Nummer 4111111111111112', 'Nummer 4111111111111112'],
  ['IBAN DE89 3704 0044 0532 0130 00 da', `IBAN ${REDACTED} da`],
  ['Fach 12 geöffnet, Miete ZL-2026-0815', 'Fach 12 geöffnet, Miete ZL-2026-0815'],
];
test.each(looks)('%s', (text, expected) => expect(withoutSecrets(text)).toBe(expected));

test('an address loses its secrets in path and query', () => {
  const id = '0195a1b2-1234-7abc-8def-0123456789ab';
  expect(redactedUrl(`/api/lock/${id}?search=dom&token=PLANTED&x=1`)).toBe(
    `/api/lock/${id}?search=dom&token=${REDACTED}&x=1`,
  );
  expect(redactedUrl('https://hooks.example/T01/Xy12Zk93Lm45Qp67Rs89Tu')).toBe(`https://hooks.example/T01/${REDACTED}`);
  expect(redactedUrl('https://u:p4ss@x.example/')).not.toContain('p4ss');
  expect(redactedQuery('grant=x&client_secret=PLANTED&code=482913')).toBe(
    `grant=x&client_secret=${REDACTED}&code=${REDACTED}`,
  );
});

test('headers that carry a session are empty, the others stay', () => {
  expect(redactedHeaders({ cookie: 'a=PLANTED', 'x-access-token': 'PLANTED', accept: 'text/html' })).toEqual({
    cookie: REDACTED,
    'x-access-token': REDACTED,
    accept: 'text/html',
  });
});

test('a body without a secret stays what it was, to the letter; one with a secret says so', () => {
  expect(keptBody('{ "a" : 1 }')).toEqual({ text: '{ "a" : 1 }', isRedacted: false, isWhole: true });
  expect(keptBody('{"pin":"1234"}')).toEqual({ text: `{"pin":"${REDACTED}"}`, isRedacted: true, isWhole: true });
  expect(keptBody({ password: 'x' })).toEqual({ text: `{"password":"${REDACTED}"}`, isRedacted: true, isWhole: true });
  expect(keptBody('a=b&token=PLANTED').text).toBe(`a=b&token=${REDACTED}`);
  expect(keptBody(undefined)).toEqual({ text: '', isRedacted: false, isWhole: true });
  expect(keptBody(new Uint8Array(3))).toEqual({ text: '', isRedacted: false, isWhole: false });
});

test('a long body is cut after its secrets are out, never inside one', () => {
  const body = keptBody(`${'x'.repeat(MOST_BODY - 10)} Bearer ${'PLANTED'.repeat(20)}`);
  expect([body.text.length, body.isWhole, body.text.includes('PLANT')]).toEqual([MOST_BODY, false, false]);
  expect(keptBody('😀'.repeat(MOST_BODY)).text.isWellFormed()).toBe(true);
});

test('whatever a call carries under a secret name, none of it is kept', () => {
  const secret = fc.stringMatching(/^PLANTED[a-z0-9]{4,20}$/);
  const place = fc.constantFrom('header', 'query', 'body', 'text', 'answer', 'form', 'deep');
  fc.assert(
    fc.property(
      secret,
      place,
      fc.constantFrom('password', 'token', 'secret', 'pin', 'orderHash'),
      (value, where, name) => {
        const kept = storedCall({
          direction: 'out',
          contract: null,
          status: 200,
          url: where === 'query' ? `https://x.example/?a=1&${name}=${value}` : 'https://x.example/',
          pathParams: {},
          requestHeaders: where === 'header' ? { [name]: value } : {},
          requestBody:
            where === 'body'
              ? { [name]: value }
              : where === 'deep'
                ? { a: [{ b: { [name]: value } }] }
                : where === 'text'
                  ? `{"${name}":"${value}"}`
                  : where === 'form'
                    ? `a=b&${name}=${value}`
                    : '',
          answerHeaders: {},
          answerBody: where === 'answer' ? { [name]: value } : '',
        });
        expect(JSON.stringify(kept)).not.toContain(value);
        expect(kept.isRedacted).toBe(where !== 'answer');
      },
    ),
  );
});
