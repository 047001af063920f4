import { line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import type { Settling } from '../../contract.ts';

/** How a difference is to be settled, as a dialog asks it: `all`, `part` and `none` are about what goes back. */
const Way = z.enum(['', 'link', 'cash', 'card_on_site', 'waived', 'all', 'part', 'none']);
export type Way = z.infer<typeof Way>;

export const settlingFields = { way: Way, amount: z.string(), reason: line(300) };
export type SettlingValues = { readonly way: Way; readonly amount: string; readonly reason: string };
export const NOT_SETTLED = { way: '', amount: '', reason: '' } as const;

/** What the button says: it names the money that moves with it. */
export function labelOf(settling: Settling | undefined): 'plain' | 'link' | 'taken' | 'waived' | 'refund' {
  if (!settling) return 'plain';
  return settling.way === 'cash' || settling.way === 'card_on_site' ? 'taken' : settling.way;
}
