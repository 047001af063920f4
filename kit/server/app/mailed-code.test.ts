import { expect, test } from 'vitest';
import { codeWords, newCode, plainCode } from './mailed-code.ts';

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['12.34.56', '123456'],
  [' 123456 ', '123456'],
  ['12a', '12a'],
])('the code %j is read as %j', (typed, plain) => expect(plainCode(typed)).toBe(plain));

test.each([0n, 7n, 999_999n, 1_000_007n])(
  'of the random number %s six digits are left, read as they are mailed',
  (random) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(random);
    const code = newCode({ newSecret: () => bytes.toString('base64url') });
    expect(code).toMatch(/^\d{6}$/);
    expect(plainCode(codeWords(code))).toBe(code);
  },
);
