import { posix } from 'node:path';
import { breach, type HouseRule } from './breach.ts';
import { importsOf } from './reading/syntax.ts';
import type { Source } from './reading/tree.ts';

/** Files that need each other, types included, can only be understood together: each names the first step of its shortest way back. */
export const fileCircles: HouseRule = (tree) => {
  const sources = tree.sources.filter(({ isTest }) => !isTest);
  const known = new Set(sources.map(({ path }) => path));
  const next = new Map(sources.map((source) => [source.path, nearImports(source).filter((path) => known.has(path))]));
  return sources.flatMap(({ path }) => {
    const way = wayBack(path, next);
    // Named once, at the file that comes first in the alphabet.
    if (!way || way.some((other) => other < path)) return [];
    return [
      breach(path, 1, `imports itself by way of ${way.join(', ')}`, 'Move what both need into a file of its own'),
    ];
  });
};

const nearImports = (source: Source) =>
  importsOf(source)
    .filter(({ spec }) => spec.startsWith('.'))
    .map(({ spec }) => posix.join(posix.dirname(source.path), spec));

/** The files between a file and itself, or null. */
function wayBack(start: string, next: ReadonlyMap<string, readonly string[]>): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const target of next.get(file) ?? []) {
      if (target === start) return wayTo(file, start, cameFrom);
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      queue.push(target);
    }
  }
  return null;
}

function wayTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way: string[] = [];
  for (let file = end; file !== start; file = cameFrom.get(file)!) way.unshift(file);
  return way;
}
