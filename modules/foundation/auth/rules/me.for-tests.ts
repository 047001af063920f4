import type { Me } from '../contract.ts';

/** A signed-in user as the server answers it; tests override what they are about. */
export function meLike(given: Partial<Me> = {}): Me {
  return {
    id: '00000000-0000-4000-8000-000000000100',
    email: 'person100@bella.example',
    contact: { firstName: 'Carla', lastName: 'Rossi' },
    backendRoles: ['administrator'],
    avatar: null,
    company: 'trattoria-bella',
    language: 'de',
    state: 'active',
    hasSecondFactor: false,
    hasPassword: true,
    lastSignInAt: null,
    createdAt: new Date('2026-03-01T08:00:00Z'),
    version: 3,
    companyObject: {
      id: '00000000-0000-4000-8000-000000000900',
      code: 'trattoria-bella',
      name: 'Trattoria Bella',
      kind: 'merchant',
      franchisorCompany: null,
      isDemo: false,
    },
    moneyDecimals: 2,
    trade: '',
    capabilities: ['company.read'],
    isSecondFactorDue: false,
    menu: { pinned: [], hidden: [] },
    secondFactors: [],
    ...given,
  };
}
