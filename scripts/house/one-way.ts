import { type Breach, breach, type HouseRule } from './breach.ts';
import { visit } from './reading/syntax.ts';
import type { Source } from './reading/tree.ts';

/** Where times, numbers and money are written, for server, back-office and site alike. */
const FORMATTERS = 'kit/base/formatters.ts';
const FORMATS = new Set(['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'DisplayNames']);
const SAYS_LOCALLY = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
const USE_FORMATS =
  'Use formatTime, formatDay, formatNumber or formatMoney of kit/base (in a screen those of kit/react)';

/**
 * One way for each thing: a time is written in one place, always with its zone; a searched word is escaped in one place;
 * a part that comes later has a place of its own to fail in.
 */
export const oneWay: HouseRule = (tree) =>
  tree.sources
    .filter(({ place, isTest }) => ['kit', 'modules', 'apps'].includes(place.zone) && !isTest)
    .flatMap((source) => [...formats(source), ...escapes(source), ...lazyParts(source)]);

function formats(source: Source): Breach[] {
  if (source.path === FORMATTERS) return [];
  const found: Breach[] = [];
  const flag = (start: number, what: string) =>
    found.push(breach(source.path, source.lineOf(start), what, USE_FORMATS));
  visit(source, {
    MemberExpression: ({ object, property, start }) => {
      if (property.type !== 'Identifier') return;
      if (SAYS_LOCALLY.has(property.name)) flag(start, `writes by ${property.name}`);
      if (object.type === 'Identifier' && object.name === 'Intl' && FORMATS.has(property.name))
        flag(start, `makes an Intl.${property.name} of its own`);
    },
  });
  return found;
}

const ESCAPE = 'kit/server/db/search.ts';

/** `%`, `_` and `\` in what somebody searches for are letters. */
function escapes(source: Source): Breach[] {
  if (source.path === ESCAPE) return [];
  const found: Breach[] = [];
  visit(source, {
    Literal: ({ value, start, ...rest }) => {
      const pattern = 'regex' in rest ? (rest as { regex?: { pattern: string } }).regex?.pattern : undefined;
      if (typeof value !== 'string' && pattern && /^\[(?=.*%)(?=.*_)(?=.*\\\\)[%_\\]+\]$/.test(pattern))
        found.push(
          breach(
            source.path,
            source.lineOf(start),
            'escapes a searched word itself',
            'Use patternsOf of kit/server/search',
          ),
        );
    },
  });
  return found;
}

/** Where React's `lazy` is called: a screen has its page to fail in, a part its own place. */
const LAZY = new Set(['kit/react/shell/lazy-part.tsx', 'kit/react/shell/screen.ts']);
const IN_THE_OFFICE = /^(kit\/react|apps\/admin|modules\/[^/]+\/[^/]+\/admin)\//;

function lazyParts(source: Source): Breach[] {
  if (LAZY.has(source.path) || !IN_THE_OFFICE.test(source.path)) return [];
  const found: Breach[] = [];
  visit(source, {
    CallExpression: ({ callee, start }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'lazy') return;
      const instead = 'Use lazyPart of kit/react, which takes only its own place when it cannot be loaded';
      found.push(breach(source.path, source.lineOf(start), 'calls lazy itself', instead));
    },
  });
  return found;
}
