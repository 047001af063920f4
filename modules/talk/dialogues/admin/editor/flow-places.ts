import type { Flow, FlowBlock } from '../../contract-flow.ts';
import { targetsOf } from '../../rules/whether-to-publish.ts';

export const [LEFT, WIDTH] = [16, 320];
const [HEAD, LINE, GAP] = [44, 28, 28];

/** Something of a block that leads elsewhere, and where to; null: to the block below. */
export type Way = { readonly key: string; readonly name: string; readonly goTo: string | null };

export function waysOf(block: FlowBlock): readonly Way[] {
  if (block.kind === 'jump' || block.kind === 'condition') return [{ key: '', name: '', goTo: block.goTo }];
  if (block.kind !== 'buttons') return [];
  return block.options.map(({ id, label, goTo }) => ({ key: id, name: label.de ?? '', goTo }));
}

/** The same block, leading there from now on. */
export function led(block: FlowBlock, key: string, goTo: string): FlowBlock {
  if (block.kind === 'jump' || block.kind === 'condition') return { ...block, goTo };
  if (block.kind !== 'buttons') return block;
  return { ...block, options: block.options.map((option) => (option.id === key ? { ...option, goTo } : option)) };
}

export function moved(flow: Flow, from: number, to: number): Flow {
  const rest = flow.toSpliced(from, 1);
  return rest.toSpliced(to, 0, flow[from]!);
}

export type Place = { readonly block: FlowBlock; readonly top: number; readonly height: number };

/** One below the other, each as high as what it says. */
export function placesOf(flow: Flow): readonly Place[] {
  let top = 8;
  return flow.map((block) => {
    const height = HEAD + (block.kind === 'buttons' ? block.options.length * LINE : 0);
    const place = { block, top, height };
    top += height + GAP;
    return place;
  });
}

/** Where a block dropped at this height belongs among the others. */
export function droppedAt(places: readonly Place[], from: number, y: number): number {
  return places.filter(({ top, height }, at) => at !== from && top + height / 2 < y).length;
}

type Arrow = { readonly key: string; readonly d: string };

/** Straight down to the next; in a bow on the right to any other. */
export function arrowsOf(flow: Flow, places: readonly Place[], room: number): readonly Arrow[] {
  const at = new Map(places.map((place, index) => [place.block.id, { ...place, index }]));
  return places.flatMap(({ block, top, height }, index) => {
    const next = places[index + 1];
    const down = next && goesBelow(block) && targetsOf(flow, block).includes(next.block.id);
    const straight = down ? [{ key: `${block.id} v`, d: straightDown(top + height, next.top) }] : [];
    const bows = waysOf(block).flatMap(({ key, goTo }, line) => {
      const target = at.get(goTo ?? '');
      if (!target) return [];
      const y = portHeight(block, top, line);
      const out = Math.min(room - 16, 24 + 14 * Math.abs(target.index - index));
      return [{ key: `${block.id} ${key} ${target.block.id}`, d: bow(y, target.top + HEAD / 2, out) }];
    });
    return [...straight, ...bows];
  });
}

/** Also a condition that is not met goes on below. */
function goesBelow(block: FlowBlock): boolean {
  const ways = waysOf(block);
  return ways.length === 0 || block.kind === 'condition' || ways.some(({ goTo }) => goTo === null);
}

export const portHeight = (block: FlowBlock, top: number, line: number) =>
  block.kind === 'buttons' ? top + HEAD + line * LINE + LINE / 2 : top + HEAD / 2;

const straightDown = (from: number, to: number) => `M${LEFT + WIDTH / 2} ${from}V${to}m-4 -6l4 6l4 -6`;

function bow(from: number, to: number, out: number): string {
  const right = LEFT + WIDTH;
  return `M${right} ${from}C${right + out} ${from} ${right + out} ${to} ${right + 2} ${to}m6 -4l-6 4l6 4`;
}
