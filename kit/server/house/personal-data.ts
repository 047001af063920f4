import type { CompanyCtx, Module } from './module.ts';

/** Somebody whose data the modules keep: a customer, and the company that keeps the account. */
export type Person = {
  readonly companyId: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
};

/** Why data cannot go yet. The reason is a text key, its parameters beside it. */
export type DataHold = {
  readonly reason: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** `law`: it stays without the person's account until then. `open`: something is unfinished, and nothing is erased before it is over. */
  readonly kind: 'law' | 'open';
  readonly until: Date | null;
};

/** Something that happened with a person. `what` is a text key; `path` a page of the back-office that tells more. */
export type PersonStep = {
  readonly id: string;
  readonly at: Date;
  readonly what: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly personName?: string;
  readonly path?: string;
};

/**
 * What one module keeps about people. Each function works within sight of `ctx.companyId`: the company that keeps the account sees
 * the whole network, one of its franchisees itself alone.
 */
export type PersonalData = {
  /** All of it, as it is handed out to the person: by a name for each kind of record. */
  readonly export: (ctx: CompanyCtx, person: Person) => Promise<Readonly<Record<string, unknown>>>;
  readonly holds: (ctx: CompanyCtx, person: Person) => Promise<readonly DataHold[]>;
  /** In one transaction with all other modules. What the law keeps stays; may come twice. */
  readonly erase: (ctx: CompanyCtx, person: Person) => Promise<void>;
  /** Newest first, at most so many. */
  readonly timeline?: (ctx: CompanyCtx, person: Person, limit: number) => Promise<readonly PersonStep[]>;
};

export type ModulePersonalData = PersonalData & { readonly module: string };

export function housePersonalData(modules: readonly Module[]): ModulePersonalData[] {
  return modules.flatMap(({ name, personalData }) => (personalData ? [{ ...personalData, module: name }] : []));
}
