import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Damaged } from './damaged.ts';
import { keysOf } from './keys.ts';
import { seal, unseal } from './seal.ts';

const CHUNK = 64 * 1024;
const HEADER = 37;
const keys = keysOf('Regenschirm im Koffer');

async function all(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const sealed = (bytes: Buffer, purpose = 'rows') => all(seal([bytes], keys, purpose));
const unsealed = (bytes: Buffer, purpose = 'rows', by = keys) => all(unseal([bytes], by, purpose));

for (const size of [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK]) {
  test(`${size} bytes come back as they were`, async () => {
    const bytes = randomBytes(size);
    expect((await unsealed(await sealed(bytes))).equals(bytes)).toBe(true);
  });
}

test('nothing of what was sealed can be read', async () => {
  const bytes = Buffer.from('Fach 19 in Berlin gehört jetzt Frau Öztürk');
  expect((await sealed(bytes)).includes(bytes.subarray(0, 16))).toBe(false);
});

test('it does not matter how the bytes are cut on their way', async () => {
  const bytes = randomBytes(CHUNK + 100);
  const cut = function* (from: Buffer) {
    for (let at = 0; at < from.length; at += 777) yield from.subarray(at, at + 777);
  };
  const closed = await all(seal(cut(bytes), keys, 'rows'));
  expect((await all(unseal(cut(closed), keys, 'rows'))).equals(bytes)).toBe(true);
});

test('the same bytes are sealed differently each time', async () => {
  const bytes = Buffer.from('twice');
  expect((await sealed(bytes)).equals(await sealed(bytes))).toBe(false);
});

const three = randomBytes(3 * CHUNK);
const at = (index: number) => HEADER + index * (CHUNK + 16);
const harms: readonly [string, (closed: Buffer) => Buffer][] = [
  ['a changed bit', (closed) => withFlip(closed, at(1) + 5)],
  ['a changed beginning', (closed) => withFlip(closed, 0)],
  ['another salt', (closed) => withFlip(closed, 30)],
  [
    'a cost that nobody could pay',
    (closed) => Buffer.concat([closed.subarray(0, 4), Buffer.from([60]), closed.subarray(5)]),
  ],
  ['a missing end', (closed) => closed.subarray(0, -1)],
  ['a missing last chunk', (closed) => closed.subarray(0, at(2))],
  ['a missing middle', (closed) => Buffer.concat([closed.subarray(0, at(1)), closed.subarray(at(2))])],
  [
    'chunks that changed places',
    (closed) =>
      Buffer.concat([
        closed.subarray(0, at(0)),
        closed.subarray(at(1), at(2)),
        closed.subarray(at(0), at(1)),
        closed.subarray(at(2)),
      ]),
  ],
  ['something behind its end', (closed) => Buffer.concat([closed, Buffer.from('more')])],
  ['nothing but half a beginning', (closed) => closed.subarray(0, 10)],
];

function withFlip(bytes: Buffer, index: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[index]! ^= 1;
  return copy;
}

for (const [name, harm] of harms) {
  test(`${name} is noticed`, async () => {
    await expect(unsealed(harm(await sealed(three)))).rejects.toThrow(Damaged);
  });
}

test('another passphrase does not open it, nor does another name', async () => {
  const closed = await sealed(three);
  await expect(unsealed(closed, 'rows', keysOf('regenschirm im Koffer'))).rejects.toThrow(Damaged);
  await expect(unsealed(closed, 'files')).rejects.toThrow(Damaged);
});
