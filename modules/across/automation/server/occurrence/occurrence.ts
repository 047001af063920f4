import type { StoredLink } from '@fachwerk/board-links/facade';
import type { ShortCodeValue } from '@fachwerk/boards/contract-card';
import type { BoardCtx } from '@fachwerk/boards/facade-cards';
import type { SubjectKind } from '../../contract.ts';
import type { Cause, Facts } from '../../rules/fit.ts';
import type { StoredRule } from '../rule/rule-store.ts';

/** Something that a rule may run for. It holds no names of customers: cards and logs outlive them. */
export type Occurrence = {
  /** The same occurrence has the same key, however it was found. */
  readonly key: string;
  readonly at: Date;
  readonly cardId: string | null;
  readonly label3: string;
  readonly subject: { readonly kind: SubjectKind; readonly id: string | null; readonly name: string };
  readonly cause: Cause;
  readonly facts: Facts;
  /** What short codes in texts of the rule stand for. */
  readonly codes: readonly ShortCodeValue[];
  /** What a new card is about. */
  readonly links: readonly StoredLink[];
};

/** Which ones: the very ones that have just happened, or those of a time. */
export type Wanted = { readonly ids: readonly string[] } | { readonly from: Date; readonly to: Date };

/** The newest of a time, at most so many. */
export const MOST_LOOKED_AT = 1000;

export type Reader = (
  ctx: BoardCtx,
  rule: Pick<StoredRule, 'boardId' | 'trigger'>,
  wanted: Wanted,
) => Promise<Occurrence[]>;
