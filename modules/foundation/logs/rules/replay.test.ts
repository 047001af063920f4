import { expect, test } from 'vitest';
import { whyNotReplay } from './replay.ts';

const sent = { direction: 'out' as const, isRedacted: false, isWhole: true };
const cases = [
  ['that we sent ourselves can be sent again', sent, null],
  ['that came in cannot', { ...sent, direction: 'in' as const }, 'request_log.incoming'],
  ['that lost a secret cannot', { ...sent, isRedacted: true }, 'request_log.redacted'],
  ['that is not all there cannot', { ...sent, isWhole: false }, 'request_log.not_repeatable'],
  [
    'says first that it came in',
    { direction: 'in' as const, isRedacted: true, isWhole: false },
    'request_log.incoming',
  ],
] as const;
test.each(cases)('a call %s', (_, call, expected) => expect(whyNotReplay(call)).toBe(expected));
