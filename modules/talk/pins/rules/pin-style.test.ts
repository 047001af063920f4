import { isIntern } from '@fachwerk/chat/rules/address';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GUEST_ID_BYTES, iconOf, visitorId } from './pin-style.ts';

test('an instruction is played, everything else is begun', () => {
  expect(['Anleitung Schließanlage', 'Kurzanleitung', 'Urlaub beantragen'].map((name) => iconOf({ name }))).toEqual([
    'play',
    'play',
    'plus',
  ]);
});

test('whatever the bytes, a guest id is one that a pin may use', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: GUEST_ID_BYTES, maxLength: GUEST_ID_BYTES }), (bytes) => {
      expect(isIntern({ email: 'gast', orderHash: visitorId(bytes) })).toBe(true);
    }),
  );
});
