import type { CompanyCtx } from '@fachwerk/server/ctx';

/** An automation rule that acts on a board in place of a user. */
type ActingRule = {
  readonly name: string;
  /** The owner of its private board, whose visibility it has; null: only shared boards. */
  readonly userId: string | null;
  /** The rules that triggered this one, including itself. */
  readonly chain: readonly string[];
};

/** The actor on a board: a signed-in user or a rule. With `isQuiet` its changes trigger no rules. */
export type BoardCtx = CompanyCtx & { readonly rule?: ActingRule; readonly isQuiet?: boolean };
