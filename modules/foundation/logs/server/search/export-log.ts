import { setImmediate as breathe } from 'node:timers/promises';
import { type CsvValue, csvOf } from '@fachwerk/base/csv';
import { dayOf } from '@fachwerk/base/time';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { Translate } from '@fachwerk/server/translator';
import type { LogCursor, LogEntry, logApi } from '../../contract.ts';
import { sentenceOf } from '../log-sentence.ts';
import { sayIn } from './list-log.ts';
import { logSearch } from './log-search.ts';
import { searched } from './search.ts';

export const MOST_EXPORTED = 50_000;
const SLICE = 500;
/** Base64 of a piece whose length is a multiple of three can be put behind another. */
const PIECE_BYTES = 3 * 64 * 1024;

const COLUMNS = ['at', 'what', 'location', 'lock', 'person', 'order', 'type'] as const;

/** Made in slices, with a breath after each, so that other requests get their turn meanwhile. */
export const exportLog: UseCase<typeof logApi.exportCsv> = async (ctx, { filter }) => {
  const t = await sayIn(ctx);
  const search = await logSearch(ctx, await visibleCompanies(ctx), filter, t);
  const head = COLUMNS.map((column) => t(`logs.csv.${column}`));
  const pieces = [Buffer.from(csvOf(head, []))];
  let before: LogCursor | undefined;
  for (let count = 0; search && count < MOST_EXPORTED; ) {
    const limit = Math.min(SLICE, MOST_EXPORTED - count);
    const { rows, next } = await searched<LogEntry>(ctx, { ...search, before, limit, isTireless: true });
    pieces.push(Buffer.from(csvLines(rows.map((entry) => cellsOf(t, entry)))));
    count += rows.length;
    if (!next) break;
    before = next;
    await breathe();
  }
  return {
    fileName: `${t('logs.csv.name')}-${dayOf(ctx.now)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    base64: await base64Of(Buffer.concat(pieces)),
  };
};

/** The lines alone: without the mark in front, and without a head. */
function csvLines(rows: readonly (readonly CsvValue[])[]): string {
  return csvOf([], rows).slice('\ufeff\r\n'.length);
}

function cellsOf(t: Translate, entry: LogEntry): CsvValue[] {
  const { at, locationName, lockName, personName, orderNumber, type } = entry;
  return [at, sentenceOf(t, entry), locationName, lockName, personName, orderNumber, type];
}

async function base64Of(bytes: Buffer): Promise<string> {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    parts.push(bytes.subarray(start, start + PIECE_BYTES).toString('base64'));
    await breathe();
  }
  return parts.join('');
}
