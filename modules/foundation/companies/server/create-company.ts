import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { sql } from '@fachwerk/server/sql';
import { type CompanyData, type CompanyKind, type CompanyRef, companyProblems, type Trade } from '../contract.ts';
import { companyCode } from '../rules/company-code.ts';
import { whyNotBelongTo } from '../rules/franchise.ts';
import { addCompany, findByCode } from './company-store.ts';
import { giveAddress } from './domains/give-address.ts';

const problem = problemsOf(companyProblems);

export type CompanyOrder = {
  readonly name: string;
  readonly kind: CompanyKind;
  /** Derived from the name if omitted. */
  readonly code?: string;
  /** Appends a number to the code if another company has the same name. */
  readonly hasFreeCode?: boolean;
  readonly trade?: Trade;
  /** Code of the franchisor; required for a franchisee. */
  readonly franchisorCompany?: string;
  readonly isDemo?: boolean;
  readonly data?: Partial<CompanyData>;
};

const EMPTY: Omit<CompanyData, 'name'> = {
  legalName: '',
  legalForm: '',
  representedBy: '',
  registerCourt: '',
  registerNumber: '',
  address: { street: '', postcode: '', city: '', country: 'DE' },
  phone: '',
  email: '',
  website: '',
  vatId: '',
  taxNumber: '',
  isSmallBusiness: false,
  defaultLanguage: 'de',
  moneyDecimals: 2,
  secondFactorRequired: false,
};

export async function createCompany(ctx: WorkCtx, order: CompanyOrder): Promise<CompanyRef> {
  const { name, kind, franchisorCompany = null, isDemo = false, trade } = order;
  const code = order.code ?? (order.hasFreeCode ? await freeCode(ctx, name) : companyCode(name));
  const franchisor = franchisorCompany ? await findByCode(ctx, franchisorCompany) : null;
  if (franchisor === undefined) throw problem('company.unknown');
  const refusal = whyNotBelongTo(kind, franchisor);
  if (refusal) throw problem(refusal);

  const id = ctx.newId();
  const data = { ...EMPTY, ...order.data, name };
  try {
    await addCompany(ctx, { id, code, kind, franchisorId: franchisor?.id ?? null, isDemo, data, trade });
  } catch (error) {
    throw brokenConstraint(error) === 'company_code_unique' ? problem('company.code_taken', { code }) : error;
  }
  const inside = { ...ctx, companyId: id };
  await audit(inside, {
    subjectKind: 'company',
    subjectId: id,
    action: 'company.created',
    after: { name, code, kind },
  });
  // A franchisee sells through its franchisor's site, and demo companies have their own hosts.
  if (!franchisor && !isDemo) await giveAddress(inside, code);
  return { id, code, name, kind, franchisorCompany, isDemo };
}

/** Locked: concurrent requests with the same name run in sequence. */
async function freeCode(ctx: WorkCtx, name: string): Promise<string> {
  await ctx.db.rows(sql`select pg_advisory_xact_lock(hashtext('companies.code'))`);
  const plain = companyCode(name);
  for (let number = 1; ; number++) {
    const code = number === 1 ? plain : `${plain}-${number}`;
    if (!(await findByCode(ctx, code))) return code;
  }
}
