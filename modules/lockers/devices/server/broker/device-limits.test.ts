import { expect, test } from 'vitest';
import { pacer } from './device-limits.ts';

test('a device may say 200 messages at once after a pause; whoever goes on for long is cut off', async () => {
  const atOnce = pacer(() => 1_000_000);
  const waits: Promise<void>[] = [];
  for (let messages = 0; messages < 200; messages++) waits.push(atOnce());
  await Promise.all(waits);
  const flood = Array.from({ length: 1000 }, () => atOnce().catch((error: Error) => error.message));
  expect(await flood.at(-1)).toBe('the device speaks too quickly');
});
