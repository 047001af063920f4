import type { CompanyCtx } from '@fachwerk/server/ctx';

/** A rule that works on a board instead of a person. */
type ActingRule = {
  readonly name: string;
  /** Whose board it belongs to: it sees what that person sees. Null: what everybody sees. */
  readonly userId: string | null;
  /** The rules that led to this one, itself included. */
  readonly chain: readonly string[];
};

/** Who works on a board: somebody who is signed in, or a rule. What `isQuiet` says starts no rules. */
export type BoardCtx = CompanyCtx & { readonly rule?: ActingRule; readonly isQuiet?: boolean };
