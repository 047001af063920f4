import { addMinutes } from '@fachwerk/base/time';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { nextInTurn } from '../../rules/reading-turn.ts';
import { claimFile, findImport, listWaitingFiles, releaseFile } from '../store/import-store.ts';
import { readImport } from './read-import.ts';

/** Longer than any file may take: a file whose reader died is taken by another one after it. */
const CLAIMED_MINUTES = 2;

/** Reads the file whose turn it is; false where none waits. `served` remembers the turns of the companies. */
export async function readNext(ctx: WorkCtx, served: Map<string, number>, signal?: AbortSignal): Promise<boolean> {
  const next = nextInTurn(await listWaitingFiles(ctx, ctx.now), served);
  if (!next) return false;
  const { companyId, id } = next;
  served.set(companyId, Math.max(0, ...served.values()) + 1);
  const within = { ...ctx, companyId };
  const isMine = await claimFile(within, id, ctx.now, addMinutes(ctx.now, CLAIMED_MINUTES));
  const found = isMine ? await findImport(within, id) : undefined;
  if (!found) return true;
  try {
    await readImport(within, found, signal);
  } catch (error) {
    if (!signal?.aborted) throw error;
    await releaseFile(within, id);
  }
  return true;
}
