import { utils, write } from '@e965/xlsx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importApi } from '../../contract.ts';
import { nextInTurn } from '../../rules/reading-turn.ts';
import { type Importing, openImports, type TestImports } from '../testing.ts';

let world: TestImports;
beforeAll(async () => {
  world = await openImports();
});
afterAll(() => world.app.close());

/** Of 1.5 kB, with a cell in the 321,272,406th column. */
function hostileFile(): Uint8Array {
  const parts = unzipSync(
    write(utils.book_new(utils.aoa_to_sheet([['Name']]), 'A'), { type: 'buffer', bookType: 'xlsx' }),
  );
  const sheet = '<worksheet><sheetData><row r="1"><c r="ZZZZZZ1" t="str"><v>x</v></c></row></sheetData></worksheet>';
  return zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) });
}

async function send({ staff }: Importing, bytes: Uint8Array | string) {
  const { status, body } = await staff.call(importApi.upload, {
    file: { name: 'datei', type: '', bytes: Buffer.from(bytes as string) },
  });
  return { status, code: body.code, id: body.id };
}

test('five hostile workbooks hold up neither the jobs nor the import of another company', async () => {
  const hostile = await world.company();
  const honest = await world.company();
  const files: Awaited<ReturnType<typeof send>>[] = [];
  for (let count = 0; count < 5; count++) files.push(await send(hostile, hostileFile()));
  const { id } = await send(honest, 'Name;Preis\nTee;1,50\n');
  const began = performance.now();
  await world.app.runJobs();
  expect(performance.now() - began, 'jobs only say that files wait').toBeLessThan(1_000);
  expect((await honest.find(id)).state).toBe('reading');

  await world.app.start();
  await vi.waitUntil(async () => (await honest.find(id)).state === 'mapping', { timeout: 10_000, interval: 50 });
  const states = await Promise.all(files.map(async (file) => (await hostile.find(file.id)).state));
  expect(states.filter((state) => state === 'reading').length, 'the honest one came second').toBeGreaterThan(1);
  await vi.waitUntil(async () => (await hostile.find(files.at(-1)!.id)).state === 'unreadable', {
    timeout: 20_000,
    interval: 50,
  });
  expect((await hostile.find(files[0]!.id)).reason).toMatch(/^Diese Datei ist nicht lesbar\./);
  await world.app.stopServices();
}, 40_000);

test('of seven files that come at once five are taken', async () => {
  const shop = await world.company();
  const lock = world.app.sql`
    select pg_advisory_xact_lock(hashtextextended(${`imports.at_work ${shop.companyId}`}, 0))`;
  const answers = await world.app.race(lock, () => Array.from({ length: 7 }, () => send(shop, 'Name\nTee\n')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)!.code).toBe('import.too_many_open');
  await world.readFiles();
  expect((await send(shop, 'Name\nTee\n')).status).toBe(200);
});

test('a file whose reader was stopped is read by the next one', async () => {
  const shop = await world.company();
  const { id } = await send(shop, hostileFile());
  await world.app.start();
  await world.app.stopServices();
  await world.readFiles();
  expect((await shop.find(id)).state).toBe('unreadable');
});

test('companies take turns: who was never served comes first, then who was served longest ago', () => {
  const file = (companyId: string, minute: number) => ({
    companyId,
    id: companyId,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  });
  const waiting = [file('often', 1), file('late', 3), file('early', 2)];
  expect(nextInTurn(waiting, new Map([['often', 1]]))?.id).toBe('early');
  const turns = new Map([
    ['often', 3],
    ['early', 2],
    ['late', 1],
  ]);
  expect([nextInTurn(waiting, turns)?.id, nextInTurn([], turns)]).toEqual(['late', undefined]);
});
