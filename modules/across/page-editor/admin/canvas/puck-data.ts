import type { Block, PageContent } from '@fachwerk/pages/contract-content';
import type { ComponentData, Data } from '@puckeditor/core';

/** Blocks are the components; what Puck calls props is the block itself beside its id and kind. */
export function dataOf(content: PageContent): Data {
  return { root: { props: {} }, content: content.blocks.map(itemOf) };
}

export function itemOf({ id, kind, version, settings, content, samples }: Block): ComponentData {
  return { type: kind, props: { id, version, settings, content, samples } };
}

export function blocksOf({ content }: Pick<Data, 'content'>): Block[] {
  return content.map(blockOf);
}

export function blockOf({ type, props }: ComponentData): Block {
  const { id, version, settings, content, samples } = props as unknown as Block;
  return { id: idOf(id), kind: type, version, settings, content, samples };
}

/** Puck writes the kind before the id of a new one; ids of blocks are shorter. */
export function idOf(id: string): string {
  return id.length > 36 ? id.slice(-36) : id;
}
