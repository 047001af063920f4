import { readFileSync } from 'node:fs';
import { access } from '@fachwerk/auth/module';
import { addPerson } from '@fachwerk/auth/testing';
import type { CompanyKind } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { work } from '@fachwerk/server/job-work';
import type { Module } from '@fachwerk/server/module';
import { openApp } from '@fachwerk/testing/app';
import { type Import, importApi } from '../contract.ts';
import { importers, imports } from './module.ts';
import { forgetImports } from './work/forget-imports.job.ts';
import { readNext } from './work/read-next.ts';
import { resumeImports } from './work/resume-imports.job.ts';
import { workImport } from './work/work-import.job.ts';

/** People are whom a token names, and have the roles they were given. */
const { authenticate: _who, ...accessByToken } = access;

export type TestImports = Awaited<ReturnType<typeof openImports>>;
export type Importing = Awaited<ReturnType<TestImports['company']>>;

/** A house in which files are imported into these modules. */
export async function openImports(...modules: Module[]) {
  const app = await openApp(companies, accessByToken, ...modules, imports, importers);
  let number = 0;
  const served = new Map<string, number>();
  /** As the reader does that runs beside the requests. */
  async function readFiles(): Promise<void> {
    while (await readNext(app.work(), served));
  }

  /** A company with an administrator who imports. */
  async function company(kind: CompanyKind = 'merchant', franchisorCompany?: string) {
    const order = { name: `Bella ${++number}`, kind, ...(franchisorCompany && { franchisorCompany }) };
    const { id: companyId, code } = await createCompany(app.work(), order);
    const userId = await addPerson(app, companyId, { name: 'Ada Wirtin', backendRoles: ['administrator'] });
    const staff = app.as({ companyId, userId, capabilities: Object.keys(app.app.capabilities) });

    async function upload(content: string | Uint8Array, kind?: string, name = 'datei.csv'): Promise<Import> {
      const file = { name, type: '', bytes: Buffer.from(content as string) };
      const { status, body } = await staff.call(importApi.upload, { file, ...(kind && { kind }) });
      if (status !== 200) throw new Error(`not uploaded: ${JSON.stringify(body)}`);
      await app.runJobs();
      await readFiles();
      return find(body.id);
    }
    const find = async (id: string) => (await staff.call(importApi.find, { id })).body;
    const rows = async (id: string, only?: 'wrong' | 'hinted' | 'new' | 'changed' | 'unchanged') =>
      (await staff.call(importApi.rows, { id, after: 0, limit: 200, ...(only && { only }) })).body.rows;

    /** As it was guessed, unless something else is said. */
    async function check(found: Import, given: Partial<Pick<Import, 'mapping' | 'style'>> = {}): Promise<Import> {
      const { id, kind, mapping, style } = { ...found, ...given };
      const { status, body } = await staff.call(importApi.saveMapping, { id, kind: kind!, mapping, style });
      if (status !== 200) throw new Error(`not mapped: ${JSON.stringify(body)}`);
      await app.runJobs();
      return find(id);
    }
    async function step(endpoint: typeof importApi.start, { id }: Import): Promise<Import> {
      const { status, body } = await staff.call(endpoint, { id });
      if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
      await app.runJobs();
      return find(id);
    }
    /** One slice of work beside the queue, on this database. */
    const workOnce = (importId: string, db = app.db) =>
      work({ ...app, db, now: () => app.time.now }, workImport, { companyId, importId });
    /** The same, and how many statements it took within its transactions. */
    async function statementsOf(importId: string): Promise<number> {
      let statements = 0;
      const counting: typeof app.db = {
        ...app.db,
        transaction: (work) =>
          app.db.transaction((db) => {
            const counted = <K extends 'rows' | 'first' | 'count' | 'write'>(kind: K) =>
              ((...given: Parameters<typeof db.rows>) => {
                statements++;
                return (db[kind] as (...all: typeof given) => unknown)(...given);
              }) as (typeof db)[K];
            return work({
              ...db,
              rows: counted('rows'),
              first: counted('first'),
              count: counted('count'),
              write: counted('write'),
            });
          }),
      };
      await workOnce(importId, counting);
      return statements;
    }
    const run = (found: Import) => step(importApi.start, found);
    const undo = (found: Import) => step(importApi.undo, found);
    return { companyId, code, userId, staff, upload, find, rows, check, run, undo, workOnce, statementsOf };
  }
  /** As the clock does it. */
  const resume = () => work({ ...app, now: () => app.time.now }, resumeImports, {});
  const forget = () => work({ ...app, now: () => app.time.now }, forgetImports, {});
  return { app, company, resume, forget, readFiles };
}

/** Files as other systems write them. */
export const exampleFile = (name: string) => readFileSync(new URL(`./reading/fixtures/${name}`, import.meta.url));
