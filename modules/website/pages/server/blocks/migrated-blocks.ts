import type { PageContent } from '../../contract-content.ts';
import { presentContent } from '../../rules/shown-content.ts';
import type { KnownKinds } from './known-kinds.ts';

/** A content with its blocks brought to the version their kinds have today. */
export function withMigratedBlocks(kinds: KnownKinds, content: PageContent): PageContent {
  const blocks = content.blocks.map((block) => {
    const kind = kinds.get(block.kind)?.kind;
    return kind && block.version < kind.version
      ? { ...block, version: kind.version, content: presentContent(kind, block) }
      : block;
  });
  return { ...content, blocks };
}
