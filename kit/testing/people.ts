import { DEFAULT_LANGUAGE } from '@fachwerk/base/language';
import type { Caller, Module } from '@fachwerk/server/module';

export type TestPerson = {
  readonly companyId: string;
  readonly userId?: string;
  readonly capabilities?: readonly string[];
};

const SOMEBODY = '00000000-0000-7000-8000-000000000001';

export function tokenFor(person: TestPerson): string {
  return Buffer.from(JSON.stringify(person)).toString('base64url');
}

/** Stands in where a module is tested without the identity module: a token says who it is. */
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
    };
  },
};
