import { centsFromText } from '@fachwerk/base/money';
import * as z from 'zod/mini';
import { AreaData } from '../contract-area.ts';
import type { PostcodeRange } from '../contract-zone.ts';

export type AreaLines = {
  readonly areas: readonly AreaData[];
  /** Lines that say nothing we understand, by their number from 1 on. */
  readonly faults: readonly { readonly line: number; readonly text: string }[];
};

/**
 * Areas as they are pasted from a spreadsheet or read from a CSV: postcode, name, price, minimum, free from, "Zuschlag" or nothing. `803*`
 * and `803xx` are the beginning `803`. A first line without digits is a heading.
 */
export function areasFromText(text: string): AreaLines {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((written, index) => ({ line: index + 1, text: written.trim() }))
    .filter(({ text: written }, index) => written !== '' && (index > 0 || /\d/.test(cellsOf(written)[0] ?? '')));
  const read = lines.map((each) => ({ ...each, area: areaOf(each.text) }));
  return {
    areas: read.flatMap(({ area }) => area ?? []),
    faults: read.filter(({ area }) => area === null).map(({ line, text: written }) => ({ line, text: written })),
  };
}

function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : ';';
  return line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

function areaOf(line: string): AreaData | null {
  const [postcode = '', name = '', price = '', minimum = '', freeFrom = '', below = ''] = cellsOf(line);
  const [priceCents, minimumCents, freeFromCents] = [price, minimum, freeFrom].map(amountOf);
  const checked = z.safeParse(AreaData, {
    postcode: postcode.replace(/[\s*x.…-]+$/i, ''),
    name,
    priceCents: priceCents ?? 0,
    minimumCents,
    freeFromCents,
    belowMinimum: /^(zuschlag|aufschlag|surcharge|ja|x)/i.test(below) ? 'surcharge' : 'block',
  });
  return checked.success ? checked.data : null;
}

/** Nothing written is none; what is no amount is refused with the line. */
function amountOf(cell: string): number | null {
  const plain = cell.replace(/[€\s]|EUR/gi, '');
  return plain === '' || plain === '-' || plain === '–' ? null : (centsFromText(plain) ?? Number.NaN);
}

/** A group per line, its words between commas: `Kuli, Kugelschreiber, Stift`. A line of one word says nothing. */
export function synonymsFromText(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .map((line) => [...new Set(line.split(/[,;=]/).map((word) => word.trim().replace(/\s+/g, ' ')))].filter(Boolean))
    .filter((group) => group.length > 1);
}

export const synonymsAsText = (groups: readonly (readonly string[])[]): string =>
  groups.map((group) => group.join(', ')).join('\n');

/** `25845-25849, 27498`; what is no postcode is refused by the contract, at its place. */
export function postcodesFromText(text: string): PostcodeRange[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [from = '', to = from] = part.split(/\s*(?:-|–|bis)\s*/);
      return { from, to };
    });
}

export const postcodesAsText = (ranges: readonly PostcodeRange[]): string =>
  ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(', ');

const MOST_AT_ONCE = 300;

/** `1-12, Terrasse, Bar 1`: a range of numbers is all of them. */
export function tableNames(text: string): string[] {
  const names = text.split(/[,;\n]/).flatMap((part) => {
    const [, from, to] = /^\s*(\d{1,4})\s*(?:-|–|bis)\s*(\d{1,4})\s*$/.exec(part) ?? [];
    if (from === undefined || to === undefined || Number(to) < Number(from)) return [part.trim()];
    const count = Math.min(MOST_AT_ONCE, Number(to) - Number(from) + 1);
    return Array.from({ length: count }, (_, index) => String(Number(from) + index));
  });
  return [...new Set(names.filter(Boolean))];
}
