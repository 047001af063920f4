import type {
  BoxResult,
  ReportKind,
  ReportOutcome,
  Stocktake,
  StocktakeBox,
  StocktakeProblem,
  StocktakeRecord,
  StocktakeSheet,
  StocktakeState,
} from '../contract.ts';
import { counted } from './progress.ts';

/** What a phone reports, as it waits there and as it is sent. */
export type NewReport = {
  readonly kind: ReportKind;
  readonly lockId?: string | undefined;
  readonly result?: BoxResult | undefined;
  readonly text?: string | undefined;
};

const OF_BOXES: ReadonlySet<ReportKind> = new Set(['opened', 'checked', 'reset']);

/** Why a report cannot be taken, or null. What comes late is always taken: it has been done. */
export function whyNotReport({ kind, lockId, result }: NewReport): StocktakeProblem | null {
  if (OF_BOXES.has(kind) && !lockId) return 'stocktake.box_unknown';
  return kind === 'checked' && !result ? 'stocktake.result_missing' : null;
}

export type Made = { readonly at: Date; readonly personId: string };
type Checked = Pick<StocktakeBox, 'result' | 'note' | 'checkedAt' | 'checkedById'>;

/** What a report does to a box. The later of two people's reports stands, whichever arrives first; a person's own reports follow each other. */
export function outcomeOf({ kind, result, text = '' }: NewReport, box: Checked, made: Made): ReportOutcome {
  if (kind === 'opened') return 'applied';
  if (kind === 'reset') return box.result === null || isNewer(box, made) ? 'already' : 'applied';
  if (box.result === null) return 'applied';
  if (isNewer(box, made)) return 'already';
  if (box.result === result && (text === '' || text === box.note)) return 'already';
  return box.checkedById === made.personId || box.result === result ? 'applied' : 'replaced';
}

/** What somebody else said after this was made. */
const isNewer = ({ checkedAt, checkedById }: Checked, { at, personId }: Made) =>
  checkedAt !== null && checkedById !== personId && checkedAt > at;

type Person = Made & { readonly personName: string };

/** The box after a report that is applied. `expected` is its state in the system now. */
export function boxAfter<Box extends StocktakeBox>(box: Box, { kind, result, text = '' }: NewReport, by: Person): Box {
  if (kind === 'opened') return { ...box, openedAt: by.at, openedById: by.personId, openedByName: by.personName };
  if (kind === 'checked' && result) {
    const checked = { checkedAt: by.at, checkedById: by.personId, checkedByName: by.personName };
    return { ...box, ...checked, result, note: text || box.note, expected: box.expected ?? box.state };
  }
  const unchecked = { result: null, note: '', expected: null, checkedAt: null, checkedById: null, checkedByName: '' };
  return { ...box, ...unchecked };
}

/** Anything that is done at the wall continues a stocktake that was paused; a finished one stays finished. */
export function stateAfter(state: StocktakeState, kind: ReportKind): StocktakeState {
  if (state === 'finished' || kind === 'finished') return 'finished';
  return kind === 'paused' ? 'paused' : 'running';
}

type Waiting = NewReport & {
  readonly recordId: string;
  readonly at: number;
  readonly personId: string;
  readonly personName: string;
};

/** The stocktake as it will be when everything that waits has arrived. */
export function withWaiting(sheet: StocktakeSheet, waiting: readonly Waiting[]): StocktakeSheet {
  const missing = waiting.filter(({ recordId }) => !sheet.records.some(({ id }) => id === recordId));
  if (missing.length === 0) return sheet;
  const after = missing.reduce(withOne, sheet);
  return { ...after, stocktake: { ...after.stocktake, ...counted(after.boxes) } };
}

function withOne(sheet: StocktakeSheet, report: Waiting): StocktakeSheet {
  const { kind, lockId = null, result = null, text = '', personId, personName, recordId: id } = report;
  const by = { at: new Date(report.at), personId, personName };
  const box = sheet.boxes.find((each) => each.lockId === lockId);
  const outcome = box ? outcomeOf(report, box, by) : 'applied';
  const boxes =
    box && outcome !== 'already'
      ? sheet.boxes.map((each) => (each === box ? boxAfter(box, report, by) : each))
      : sheet.boxes;
  const record: StocktakeRecord = {
    id,
    lockId,
    kind,
    result,
    text,
    madeAt: by.at,
    receivedAt: by.at,
    personName,
    outcome,
  };
  return { ...sheet, boxes, stocktake: stocktakeAfter(sheet.stocktake, kind, by), records: [...sheet.records, record] };
}

function stocktakeAfter(stocktake: Stocktake, kind: ReportKind, { at, personName }: Person): Stocktake {
  const state = stateAfter(stocktake.state, kind);
  if (state !== 'finished' || stocktake.state === 'finished') return { ...stocktake, state };
  return { ...stocktake, state, finishedAt: at, finishedByName: personName };
}
