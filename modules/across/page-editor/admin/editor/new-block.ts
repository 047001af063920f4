import type { Language } from '@fachwerk/base/language';
import { Block, PLAIN_SETTINGS } from '@fachwerk/pages/contract-content';
import { writtenSchema } from '@fachwerk/pages/rules/block-fields';
import type { BlockKind } from '@fachwerk/pages/rules/block-kind';
import { sampleContent } from '@fachwerk/pages/rules/samples';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { kindOf, useEditor } from './editor-context.ts';

/** Begins with its sample in the languages of the site: complete, good to look at, and marked as a sample. */
export function newBlock({ kind, version, fields, sample }: BlockKind, languages: readonly Language[]): Block {
  const { content, samples } = sampleContent(fields, sample, languages);
  return { id: crypto.randomUUID(), kind, version, settings: PLAIN_SETTINGS, content, samples };
}

const KEY = 'page-editor.block';
const Copied = z.object({ companyId: z.string(), block: Block });

const listeners = new Set<() => void>();

/** From one page to another of the same company, in this browser. */
export function copyBlock(companyId: string, block: Block): void {
  localStorage.setItem(KEY, JSON.stringify({ companyId, block }));
  for (const listener of listeners) listener();
}

/** What was copied, in whichever tab; null where nothing was, where it is another company's, of a kind nobody knows here, or not what its kind holds. */
export function useCopied(): Block | null {
  const { known, companyId } = useEditor();
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY));
  const copied = kept === null ? null : parsed(kept);
  if (copied?.companyId !== companyId) return null;
  const kind = kindOf(known, copied.block.kind);
  // One of an older version is brought up to date by the server; of this version it is whole or nothing.
  const isOlder = kind && copied.block.version < kind.version;
  const isWhole = kind && z.safeParse(writtenSchema(kind.fields), copied.block.content).success;
  return isOlder || isWhole ? copied.block : null;
}

/** A block of its own: two of the same id cannot stand in one page. */
export const ownCopy = (block: Block): Block => ({ ...block, id: crypto.randomUUID() });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parsed(kept: string): z.infer<typeof Copied> | null {
  try {
    return z.parse(Copied, JSON.parse(kept));
  } catch {
    // Written by an older version, or by somebody else.
    return null;
  }
}
