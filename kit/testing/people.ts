import { DEFAULT_LANGUAGE } from '@fachwerk/base/language';
import type { Caller, SupportSession } from '@fachwerk/server/ctx';
import type { Module } from '@fachwerk/server/module';

export type TestPerson = {
  readonly companyId: string;
  readonly userId?: string;
  readonly capabilities?: readonly string[];
  /** Further ones at some places only, with their ids. */
  readonly limited?: Readonly<Record<string, readonly string[]>>;
  /** Works there as a support guest of another company. */
  readonly isGuest?: true;
};

const SOMEBODY = '00000000-0000-7000-8000-000000000001';

const SUPPORT_SESSION: SupportSession = {
  homeCompanyId: SOMEBODY,
  supportId: SOMEBODY,
  mode: 'full',
  endsAt: new Date('2100-01-01'),
};

export function tokenFor(person: TestPerson): string {
  return Buffer.from(JSON.stringify(person)).toString('base64url');
}

/** Stands in where a module is tested without the module that signs people in: a token says who it is. */
export const peopleForTests: Module = {
  name: 'people-for-tests',
  authenticate: async (_ctx, token): Promise<Caller> => {
    const person = JSON.parse(Buffer.from(token, 'base64url').toString()) as TestPerson;
    return {
      kind: 'staff',
      userId: person.userId ?? SOMEBODY,
      companyId: person.companyId,
      sessionId: SOMEBODY,
      name: 'Test Person',
      language: DEFAULT_LANGUAGE,
      roles: [],
      capabilities: new Set(person.capabilities ?? []),
      ...(person.limited && {
        limited: new Map(Object.entries(person.limited).map(([capability, ids]) => [capability, new Set(ids)])),
      }),
      ...(person.isGuest && { guest: SUPPORT_SESSION }),
    };
  },
};

const SITE_HOST = /^([0-9a-f-]{36})\.site\.test$/;

export function siteHostFor(companyId: string): string {
  return `${companyId}.site.test`;
}

/** Stands in where a module is tested without the module that knows the sites: every company has one. */
export const sitesForTests: Module = {
  name: 'sites-for-tests',
  siteOf: async (_db, hostName) => {
    const [, companyId] = SITE_HOST.exec(hostName) ?? [];
    return companyId ? { id: companyId, companyId } : null;
  },
};
