import type { Ctx } from '@fachwerk/server/ctx';
import type { Hit } from '../contract.ts';
import type { Typed } from '../rules/typed.ts';

/** Of each kind no more than fits on a screen. */
export const FEW = 5;

/** What a finder is given: who asks, what was typed, and whose records they may see. */
export type Wanted = {
  readonly ctx: Ctx;
  readonly typed: Typed;
  readonly companyIds: readonly string[];
  /** Where customers are kept. */
  readonly networkId: string;
};

export type Finder = (wanted: Wanted) => Promise<Hit[]>;

export const plain = { about: '', box: null, startsAt: null, endsAt: null } as const;

/** „Hauptbahnhof · Berlin“, without what is not known. */
export const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');
