import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { USAGE } from './config.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

async function ran(...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, err, code };
}

test('without anything to go by it says what it needs', async () => {
  expect(await ran()).toEqual({ out: '', err: `Nobody is named who takes part.\n\n${USAGE}\n`, code: 1 });
});

test('what it does not understand is a sentence', async () => {
  const { err, code } = await ran('--locks', 'many', '--token', 'x');
  expect([err, code]).toEqual(['many is no number of controllers or locks\n', 1]);
});
