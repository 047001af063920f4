import type { BoardCtx } from '@fachwerk/boards/facade-cards';
import type { Ctx } from '@fachwerk/server/ctx';
import type { ActionKind, ActionOf } from '../../contract.ts';
import type { StoredRun } from '../run/run-store.ts';
import type { EffectOf, Trace } from './effect.ts';

/** The run, the card that is meant at this moment, and where in the rule the action stands. */
type Doing = { readonly run: StoredRun; readonly cardId: string; readonly at: number };

export type RuleAction<Kind extends ActionKind> = {
  /** In the transaction of the run; null where there was nothing to do. */
  readonly run: (ctx: BoardCtx, action: ActionOf<Kind>, doing: Doing) => Promise<Trace<Kind> | null>;
  /** False where somebody has gone on working with it. Left out: what has been said to somebody cannot be taken back. */
  readonly undo?: (ctx: BoardCtx & Ctx, effect: EffectOf<Kind>) => Promise<boolean>;
};
