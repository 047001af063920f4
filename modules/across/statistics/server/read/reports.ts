import type { LanguageCtx } from '@fachwerk/server/ctx';
import { REPORTS, type ReportName, type Statistics } from '../../contract.ts';
import type { Spans } from '../../rules/period.ts';
import { appointmentStatistics } from './appointment-figures.ts';
import { boxStatistics } from './box-figures.ts';
import { itemStatistics } from './item-statistics.ts';
import { orderStatistics } from './order-figures.ts';
import { visitStatistics, workStatistics } from './other-figures.ts';
import type { Scope } from './scope.ts';

type Report<Name extends ReportName> = {
  /** What somebody may do who sees it, beside seeing statistics. */
  readonly right?: string;
  /** Whether it has anything to say about what is asked for. */
  readonly isAsked: (scope: Scope, companyId: string) => boolean;
  /** Null where there is nothing. */
  readonly read: (ctx: LanguageCtx, scope: Scope, spans: Spans, step: Statistics['step']) => Promise<Statistics[Name]>;
};

const isOfAll = ({ isOfBoxes, itemId }: Scope) => !isOfBoxes && itemId === null;

/** One that is missing does not compile. */
const REPORT: { readonly [Name in ReportName]: Report<Name> } = {
  boxes: { isAsked: ({ itemId }) => itemId === null, read: boxStatistics },
  orders: { isAsked: isOfAll, read: orderStatistics },
  item: { isAsked: ({ itemId }) => itemId !== null, read: itemStatistics },
  appointments: { right: 'appointments.read', isAsked: isOfAll, read: appointmentStatistics },
  visits: { right: 'visits.read', isAsked: isOfAll, read: visitStatistics },
  work: {
    right: 'time_log.team',
    isAsked: (scope, companyId) => isOfAll(scope) && scope.companyIds.includes(companyId),
    read: workStatistics,
  },
};

/** Each that is asked for and that somebody with these rights may see; null for the others. */
export async function readReports(
  ctx: LanguageCtx,
  rights: ReadonlySet<string>,
  ...asked: readonly [Scope, Spans, Statistics['step']]
): Promise<Pick<Statistics, ReportName>> {
  const read = async (name: ReportName) => {
    const { right, isAsked, read } = REPORT[name];
    const isShown = (right === undefined || rights.has(right)) && isAsked(asked[0], ctx.companyId);
    return [name, isShown ? await read(ctx, ...asked) : null] as const;
  };
  return Object.fromEntries(await Promise.all(REPORTS.map(read))) as Pick<Statistics, ReportName>;
}
