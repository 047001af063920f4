import type { Condition, Flow, FlowBlock } from '../contract-flow.ts';
import { isWaiting } from './engine.ts';

export type FlowFault =
  | 'dialogue.empty'
  | 'dialogue.block_twice'
  | 'dialogue.leads_nowhere'
  | 'dialogue.condition_empty'
  | 'dialogue.unreachable'
  | 'dialogue.endless';

/** Why a dialogue cannot be shown to customers, and at which block; null: it can. */
export function whyNotPublish(flow: Flow): { readonly code: FlowFault; readonly blockId: string } | null {
  if (flow.length === 0) return { code: 'dialogue.empty', blockId: '' };
  const ids = new Set<string>();
  for (const { id } of flow) {
    if (ids.has(id)) return { code: 'dialogue.block_twice', blockId: id };
    ids.add(id);
  }
  const lost = flow.find((block) => targetsOf(flow, block).some((target) => !ids.has(target)));
  if (lost) return { code: 'dialogue.leads_nowhere', blockId: lost.id };
  const blind = flow.find((block) => block.kind === 'condition' && !isAsking(block.when, ids));
  if (blind) return { code: 'dialogue.condition_empty', blockId: blind.id };
  const reached = reachedFrom(flow, flow[0]!.id);
  const lonely = flow.find(({ id }) => !reached.has(id));
  if (lonely) return { code: 'dialogue.unreachable', blockId: lonely.id };
  const endless = flow.find((block) => !isWaiting(block) && returnsTo(flow, block.id));
  return endless ? { code: 'dialogue.endless', blockId: endless.id } : null;
}

/** Whether a condition names what it asks about, and what it compares with; a number where it compares numbers. */
function isAsking({ of, is, values }: Condition, ids: ReadonlySet<string>): boolean {
  const given = values.map((value) => value.trim()).filter((value) => value !== '');
  if (!ids.has(of) || given.length === 0) return false;
  return is === 'one_of' || is === 'none_of' || !Number.isNaN(Number(given[0]));
}

/** All that somebody can come to from here, with whatever they answer. */
function reachedFrom(flow: Flow, first: string): ReadonlySet<string> {
  const byId = new Map(flow.map((block) => [block.id, block]));
  const reached = new Set<string>();
  const open = [first];
  while (open.length > 0) {
    const id = open.pop()!;
    const block = byId.get(id);
    if (!block || reached.has(id)) continue;
    reached.add(id);
    open.push(...targetsOf(flow, block));
  }
  return reached;
}

/** The blocks that may come after this one. */
export function targetsOf(flow: Flow, block: FlowBlock): string[] {
  const next = flow[flow.indexOf(block) + 1]?.id;
  const belowIt = next === undefined ? [] : [next];
  switch (block.kind) {
    case 'jump':
      return [block.goTo];
    case 'condition':
      return [block.goTo, ...belowIt];
    case 'buttons':
      return [...new Set(block.options.flatMap(({ goTo }) => (goTo === null ? belowIt : [goTo])))];
    case 'person':
      return [];
    default:
      return belowIt;
  }
}

/** Whether somebody comes back to it without having been asked anything. */
function returnsTo(flow: Flow, id: string): boolean {
  const byId = new Map(flow.map((block) => [block.id, block]));
  const seen = new Set<string>();
  const open = [...targetsOf(flow, byId.get(id)!)];
  while (open.length > 0) {
    const next = open.pop()!;
    if (next === id) return true;
    const block = byId.get(next);
    if (!block || seen.has(next) || isWaiting(block)) continue;
    seen.add(next);
    open.push(...targetsOf(flow, block));
  }
  return false;
}
