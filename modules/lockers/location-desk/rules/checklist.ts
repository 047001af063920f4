import type { SaleGap } from '@fachwerk/locations/rules/on-sale';
import { type Checklist, type ChecklistLine, type ChecklistTopic, MOST_NAMES } from '../contract.ts';

export type ChecklistFacts = {
  /** What keeps the whole location from being sold. */
  readonly gaps: readonly SaleGap[];
  readonly boxes: { readonly all: number; readonly onSale: number };
  /** Numbers of boxes that were never opened through the wiring they have. */
  readonly unproven: readonly string[];
  /** Sizes of boxes without a price; how many boxes they are. */
  readonly unpriced: { readonly sizes: readonly string[]; readonly boxes: number };
  readonly hasPriceGroup: boolean;
  readonly controllers: readonly { readonly name: string; readonly isHeard: boolean }[];
  /** What is missing of the contract party's data. */
  readonly partyFields: readonly string[];
  /** Legal texts of which the shipped one counts, because nobody has written another. */
  readonly shippedTexts: readonly string[];
};

/** What a location needs before it is sold, every line of it, done or not. */
export function checklistLines(facts: ChecklistFacts): ChecklistLine[] {
  return [
    controllerLine(facts),
    boxLine(facts),
    priceLine(facts),
    facts.gaps.includes('hours') ? line('hours', 'open', 'none') : line('hours'),
    partyLine(facts),
    facts.shippedTexts.length > 0 ? line('legal', 'advice', 'shipped', { names: facts.shippedTexts }) : line('legal'),
    facts.gaps.includes('operator_email') ? line('operator', 'open', 'none') : line('operator'),
    facts.gaps.includes('hidden') ? line('shown', 'open', 'hidden') : line('shown'),
  ];
}

/** Something is sold where nothing is missing of the whole, and one box at least is ready. */
export function isSold({ gaps, boxes }: Pick<ChecklistFacts, 'gaps' | 'boxes'>): boolean {
  return gaps.length === 0 && boxes.onSale > 0;
}

/** What is still to be done, for the heading. */
export function openLines({ lines }: Pick<Checklist, 'lines'>): ChecklistLine[] {
  return lines.filter(({ state }) => state === 'open' || state === 'some');
}

function controllerLine({ controllers }: ChecklistFacts): ChecklistLine {
  const silent = controllers.filter(({ isHeard }) => !isHeard).map(({ name }) => name);
  if (controllers.length === 0) return line('controller', 'open', 'none');
  if (silent.length === 0) return line('controller', 'done', 'done', { all: controllers.length });
  const state = silent.length === controllers.length ? 'open' : 'some';
  return line('controller', state, 'silent', { count: silent.length, all: controllers.length, names: silent });
}

function boxLine({ boxes, unproven }: ChecklistFacts): ChecklistLine {
  if (boxes.all === 0) return line('boxes', 'open', 'none');
  if (unproven.length === 0) return line('boxes', 'done', 'done', { all: boxes.all });
  const state = unproven.length === boxes.all ? 'open' : 'some';
  return line('boxes', state, 'unproven', { count: unproven.length, all: boxes.all, names: unproven });
}

function priceLine({ boxes, unpriced, hasPriceGroup }: ChecklistFacts): ChecklistLine {
  if (boxes.all === 0) return hasPriceGroup ? line('prices') : line('prices', 'open', 'no_group');
  if (unpriced.boxes === 0) return line('prices');
  const state = unpriced.boxes === boxes.all ? 'open' : 'some';
  const about = { count: unpriced.boxes, all: boxes.all, names: unpriced.sizes };
  return line('prices', state, hasPriceGroup ? 'sizes' : 'no_group', about);
}

function partyLine({ gaps, partyFields }: ChecklistFacts): ChecklistLine {
  if (gaps.includes('suspended')) return line('party', 'open', 'suspended');
  return gaps.includes('party') ? line('party', 'open', 'incomplete', { names: partyFields }) : line('party');
}

type About = { readonly count?: number; readonly all?: number; readonly names?: readonly string[] };

function line(
  topic: ChecklistTopic,
  state: ChecklistLine['state'] = 'done',
  reason = 'done',
  { count = 0, all = 0, names = [] }: About = {},
): ChecklistLine {
  return { topic, state, reason, count, all, names: names.slice(0, MOST_NAMES) };
}
