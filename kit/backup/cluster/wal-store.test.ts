import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keysOf } from '../archive/keys.ts';
import { listChanges, readChange, storeOnce, type WalStore, walStore } from './wal-store.ts';

const keys = keysOf('Regenschirm im Koffer');
const segment = (last: string) => `00000001000000000000000${last}`;

let backups: string;
let store: WalStore;
beforeEach(async () => {
  backups = await mkdtemp(join(tmpdir(), 'wal-store-'));
  store = walStore(backups, '42', keys);
});
afterEach(() => rm(backups, { recursive: true }));

test('a segment that comes twice is the same one, or two databases write to one place', async () => {
  await storeOnce(store, segment('1'), Buffer.from('changes'));
  await storeOnce(store, segment('1'), Buffer.from('changes'));
  expect((await readChange(store, segment('1'))).toString()).toBe('changes');
  await expect(storeOnce(store, segment('1'), Buffer.from('others'))).rejects.toThrow(
    'holds something else: do two databases keep their changes in one folder?',
  );
  expect(await readdir(store.folder)).toEqual([`${segment('1')}.zst.sealed`]);
});

test('what was stored before a passphrase was set is read as it is', async () => {
  await storeOnce({ ...store, keys: undefined }, segment('1'), Buffer.from('early'));
  await storeOnce(store, segment('1'), Buffer.from('early'));
  await storeOnce(store, segment('2'), Buffer.from('late'));
  expect(await readdir(store.folder)).toEqual([`${segment('1')}.zst`, `${segment('2')}.zst.sealed`]);
  expect((await readChange(store, segment('1'))).toString()).toBe('early');
});

test('a restore needs the segments from the first one of its backup on, and every history', async () => {
  for (const name of [segment('1'), segment('2'), segment('3'), '00000002.history'])
    await storeOnce(store, name, Buffer.from(name));
  await writeFile(join(store.folder, '.draft-1'), 'half');
  expect(await listChanges(store, segment('2'))).toEqual([segment('2'), segment('3'), '00000002.history']);
  expect(await listChanges(walStore(backups, 'another', keys), segment('1'))).toEqual([]);
});
