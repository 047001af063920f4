import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAppCode, isSecondFactorDue, RECOVERY_BYTES, recoveryCode, typedCode } from './second-factor.ts';

test('a second factor is due where it is demanded and missing', () => {
  const due = (secondFactorRequired: boolean, hasSecondFactor: boolean) =>
    isSecondFactorDue({ secondFactorRequired, hasSecondFactor });
  expect([due(true, false), due(true, true), due(false, false), due(false, true)]).toEqual([true, false, false, false]);
});

const typed = [
  ['ab3de-fgh4j', 'AB3DEFGH4J'],
  [' AB3DE FGH4J ', 'AB3DEFGH4J'],
  ['ab3defgh4j', 'AB3DEFGH4J'],
  ['OIL00-11111', '0110011111'],
  ['123 456', '123456'],
] as const;
for (const [text, code] of typed) {
  test(`${text} is read as ${code}`, () => expect(typedCode(text)).toBe(code));
}

test('six digits are a code of the app, everything else can only be a recovery code', () => {
  expect(['123456', '123 456', '12345', '1234567', 'AB3DE-FGH4J', ''].filter(isAppCode)).toEqual(['123456', '123 456']);
});

test('a recovery code reads the way it was written, and never looks like a code of the app', () => {
  const random = fc.uint8Array({ minLength: RECOVERY_BYTES, maxLength: RECOVERY_BYTES });
  fc.assert(
    fc.property(random, (bytes) => {
      const code = recoveryCode(bytes);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(typedCode(code.toLowerCase())).toBe(code.replace('-', ''));
      expect(isAppCode(code)).toBe(false);
    }),
  );
});
