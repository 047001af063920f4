import type { Answers, Flow, FlowBlock } from '../contract-flow.ts';
import { checkedInput } from './checked-input.ts';
import { holds } from './condition.ts';

/** Where somebody stands in a dialogue. */
export type DialogueState = {
  /** Of the dialogue that was begun: it goes on by the words it began with. */
  readonly version: number;
  /** The block that waits for an answer; null once it has ended. */
  readonly at: string | null;
  readonly answers: Answers;
};

/** What the house knows about whoever asks, before the engine is asked. */
export type Facts = {
  readonly status: 'rental' | 'order' | 'none';
};

export type Waiting = Extract<FlowBlock, { kind: 'buttons' | 'input' | 'open' | 'book' }>;

export type Output =
  | { readonly kind: 'say'; readonly block: Extract<FlowBlock, { kind: 'text' | 'picture' }> }
  | { readonly kind: 'status'; readonly block: Extract<FlowBlock, { kind: 'status' }> }
  | { readonly kind: 'wait'; readonly block: Waiting }
  /** What was answered does not do; the same block waits on. */
  | { readonly kind: 'refuse'; readonly block: Waiting; readonly code: string }
  /** A person goes on; null where the dialogue itself could not. */
  | { readonly kind: 'person'; readonly block: Extract<FlowBlock, { kind: 'person' }> | null };

export type Step = {
  readonly state: DialogueState;
  readonly outputs: readonly Output[];
  readonly passed: readonly string[];
};

/** What came of the tap on `open`: it is answered like a question. */
export const OPEN_RESULTS = ['opened', 'refused', 'none'] as const;
/** What is answered to `book` where there is one place to go to; of appointments it is the service. */
export const BOOK_ANSWERS = ['go', 'none'] as const;

export function begun(flow: Flow, version: number, facts: Facts): Step {
  return run(flow, { version, at: null, answers: {} }, flow[0]?.id ?? null, facts);
}

/** The answer to the block that waits, and all that follows from it up to the next that waits, or the end. */
export function answered(flow: Flow | null, state: DialogueState, values: readonly string[], facts: Facts): Step {
  if (state.at === null) return { state, outputs: [], passed: [] };
  const block = flow?.find(({ id }) => id === state.at);
  // The version is gone, or what is kept is not of it: nobody is left with a dialogue that does not answer.
  if (!flow || !block || !isWaiting(block))
    return { state: { ...state, at: null }, outputs: [{ kind: 'person', block: null }], passed: [] };
  const taken = takenAnswer(block, values);
  if ('code' in taken) return { state, outputs: [{ kind: 'refuse', block, code: taken.code }], passed: [] };
  const answers = { ...state.answers, [block.id]: taken.values };
  return run(flow, { ...state, answers }, taken.goTo ?? below(flow, block.id), facts);
}

export function isWaiting(block: FlowBlock): block is Waiting {
  return block.kind === 'buttons' || block.kind === 'input' || block.kind === 'open' || block.kind === 'book';
}

type Taken = { readonly values: readonly string[]; readonly goTo: string | null } | { readonly code: string };

function takenAnswer(block: Waiting, [value = '']: readonly string[]): Taken {
  if (block.kind === 'input') {
    const checked = checkedInput(block.check, value);
    return checked.problem ? { code: checked.problem.code } : { values: [checked.value], goTo: null };
  }
  if (block.kind === 'open')
    return OPEN_RESULTS.some((result) => result === value) ? { values: [value], goTo: null } : { code: 'field.choice' };
  if (block.kind === 'book') return value === '' ? { code: 'field.choice' } : { values: [value], goTo: null };
  const option = block.options.find(({ id }) => id === value);
  return option ? { values: [option.id], goTo: option.goTo } : { code: 'field.choice' };
}

/** The block below, null at the end. */
function below(flow: Flow, id: string): string | null {
  return flow[flow.findIndex((block) => block.id === id) + 1]?.id ?? null;
}

/** Goes from block to block. Whoever comes to one a second time without an answer between goes in a circle: a person takes over. */
function run(flow: Flow, state: DialogueState, from: string | null, facts: Facts): Step {
  const outputs: Output[] = [];
  const passed: string[] = [];
  let answers = state.answers;
  let at = from;
  const ended = (): Step => ({ state: { ...state, answers, at: null }, outputs, passed });
  while (at !== null) {
    const block = flow.find(({ id }) => id === at);
    if (!block || passed.includes(block.id)) {
      outputs.push({ kind: 'person', block: null });
      return ended();
    }
    passed.push(block.id);
    if (isWaiting(block)) {
      outputs.push({ kind: 'wait', block });
      return { state: { ...state, answers, at: block.id }, outputs, passed };
    }
    switch (block.kind) {
      case 'person':
        outputs.push({ kind: 'person', block });
        return ended();
      case 'condition':
        at = holds(block.when, answers) ? block.goTo : below(flow, block.id);
        break;
      case 'jump':
        at = block.goTo;
        break;
      case 'status':
        outputs.push({ kind: 'status', block });
        answers = { ...answers, [block.id]: [facts.status] };
        at = below(flow, block.id);
        break;
      default:
        outputs.push({ kind: 'say', block });
        at = below(flow, block.id);
    }
  }
  return ended();
}
