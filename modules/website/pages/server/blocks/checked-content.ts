import { fieldProblemOf } from '@fachwerk/base/field-problem';
import { problemsOf } from '@fachwerk/base/problem';
import * as z from 'zod/mini';
import { pageProblems } from '../../contract.ts';
import type { Block, PageContent } from '../../contract-content.ts';
import { writtenSchema } from '../../rules/block-fields.ts';
import { presentContent } from '../../rules/shown-content.ts';
import type { KnownKinds } from './known-kinds.ts';

const problem = problemsOf(pageProblems);

/** Migrates and validates every block, and strips unknown fields; refuses invalid content. */
export function checkedContent(kinds: KnownKinds, content: PageContent): PageContent {
  if (new Set(content.blocks.map(({ id }) => id)).size < content.blocks.length) throw problem('page.block_twice');
  return { ...content, blocks: content.blocks.map((block, at) => checkedBlock(kinds, block, at)) };
}

function checkedBlock(kinds: KnownKinds, block: Block, at: number): Block {
  const kind = kinds.get(block.kind)?.kind;
  if (!kind) throw problem('page.block_unknown', { kind: block.kind });
  if (block.version > kind.version) throw problem('page.block_wrong', { kind: block.kind, number: at + 1 });
  const read = z.safeParse(writtenSchema(kind.fields), presentContent(kind, block), { reportInput: true });
  if (read.success) return { ...block, version: kind.version, content: read.data as Block['content'] };
  const fields = read.error.issues.map((issue) => {
    const found = fieldProblemOf(issue);
    return { ...found, path: `content.blocks.${at}.content.${found.path}` };
  });
  throw problem('page.block_wrong', { kind: block.kind, number: at + 1 }, { fields });
}
