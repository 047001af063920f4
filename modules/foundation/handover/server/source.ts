import type { Caller, LanguageCtx } from '@fachwerk/server/ctx';
import { extensionPoint } from '@fachwerk/server/hooks';
import type { Translate } from '@fachwerk/server/translator';
import type { HandoverFigure, OpenLine } from '../contract.ts';
import type { Period } from '../rules/period.ts';

/** What is asked for: of these companies, in a period and the one it is compared with. */
export type HandoverScope = {
  readonly companyIds: readonly string[];
  readonly period: Period;
  readonly compared: Period;
  readonly locationId?: string | undefined;
  /** The person that the reader has chosen, or the reader. */
  readonly personId: string;
  readonly t: Translate;
};

export type HandoverCtx = LanguageCtx & { readonly caller: Caller };

/** The most lines of one kind; the list behind it has all. */
export const MOST_LINES = 5;

/** One kind of open things: `handover.open.<name>` is its label. Where nothing waits, it is left out. */
type OpenSource = {
  readonly name: string;
  /** The lower, the earlier it has to be seen. */
  readonly rank: number;
  /** The list of all. */
  readonly path: string;
  /** At most `MOST_LINES`, the most pressing first, and how many there are. */
  readonly read: (
    ctx: HandoverCtx,
    scope: HandoverScope,
  ) => Promise<{ readonly total: number; readonly lines: readonly OpenLine[] }>;
};

/** `handover.figure.<name>` is its label. */
export type SourceFigure = Omit<HandoverFigure, 'label'>;

/**
 * What a module says in the handover, in a bounded number of statements however much it holds. It is asked for those alone who have the capability,
 * of companies in sight.
 */
export type HandoverSource = {
  readonly capability: string;
  /** Its records stand at a location: it is asked where one is chosen, too. */
  readonly isOfLocations?: true;
  readonly open?: readonly OpenSource[];
  readonly figures?: (ctx: HandoverCtx, scope: HandoverScope) => Promise<readonly SourceFigure[]>;
  /** Types of the log that are somebody's work though they are in no audit trail. */
  readonly activityTypes?: readonly string[];
  /** Where a reader may narrow the handover to. */
  readonly locations?: (
    ctx: HandoverCtx,
    companyIds: readonly string[],
  ) => Promise<readonly { id: string; name: string }[]>;
};

export const handoverSources = extensionPoint<HandoverSource>('handover.sources', { isOptional: true });
