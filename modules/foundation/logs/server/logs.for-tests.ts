import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Module } from '@fachwerk/server/module';
import { openApp } from '@fachwerk/testing/app';
import { type LogCursor, type LogEntry, type LogFilter, logApi } from '../contract.ts';
import { logs } from './module.ts';
import { type Occurrence, writeEntries } from './record.ts';

/** Sentences such as other modules bring along. */
const sayings: Module = {
  name: 'sayings',
  texts: {
    de: {
      'log.door.opened': 'Tür geöffnet ({reason})',
      'log.battery.low': 'Batterie schwach',
      'audit.lock.edited': 'Fach geändert',
      'log.alert.raised': 'Meldung: $t(alert.{kind})',
      'alert.door_forced': 'Tür aufgebrochen',
      'alert.jam': 'Schloss klemmt',
    },
    deDu: {},
    en: { 'log.door.opened': 'Door opened ({reason})', 'log.battery.low': 'Battery low', 'alert.jam': 'Lock jammed' },
  },
};

export type TestLogs = Awaited<ReturnType<typeof openLogs>>;

/** A franchisor, its franchisee and a stranger, with an empty log. */
export async function openLogs(...more: Module[]) {
  const app = await openApp(companies, logs, sayings, ...more);
  const work = app.work();
  async function company(name: string, kind: 'franchisor' | 'franchisee', franchisorCompany?: string) {
    const made = await createCompany(work, { name, kind, ...(franchisorCompany && { franchisorCompany }) });
    // That it was made is in the log already.
    await app.db.rows(app.sql`delete from logs.log_entry where company_id = ${made.id}`);
    await app.db.rows(app.sql`delete from logs.known_name where company_id = ${made.id}`);
    return made;
  }
  const network = await company('Netz', 'franchisor');
  const branch = await company('Filiale', 'franchisee', network.code);
  const stranger = await company('Fremd', 'franchisor');
  let count = 0;
  /** A company of its own for each test, so that they do not meet. */
  const somewhere = async () => (await company(`Firma ${++count}`, 'franchisor')).id;

  const scoped = (companyId: string): CompanyCtx => ({ ...app.work(), companyId });
  /** Whatever they are called: what is worded is the matter of those who record. */
  const write = (companyId: string, ...occurrences: Occurrence[]) => writeEntries(scoped(companyId), occurrences);
  const reader = (companyId: string) =>
    app.as({ companyId, capabilities: ['logs.read', 'request_logs.read', 'request_logs.replay'] });

  async function page(companyId: string, filter: LogFilter & { before?: LogCursor } = {}) {
    return (await reader(companyId).call(logApi.list, { filter })).body;
  }
  const types = async (companyId: string, filter: LogFilter = {}) =>
    (await page(companyId, filter)).entries.map(({ type }) => type);

  /** Every page to the end. */
  async function everything(companyId: string, filter: LogFilter = {}): Promise<LogEntry[]> {
    const found: LogEntry[] = [];
    let before: LogCursor | undefined;
    for (;;) {
      const { entries, next } = await page(companyId, { ...filter, ...(before && { before }) });
      found.push(...entries);
      if (!next) return found;
      before = next;
    }
  }
  return { app, network, branch, stranger, scoped, write, reader, page, types, everything, somewhere };
}
