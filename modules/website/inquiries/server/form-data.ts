import type { BlockData } from '@fachwerk/pages/facade-blocks';
import type { InquiryKind } from '../contract.ts';
import { elementsOf, type WrittenElement } from '../rules/elements.ts';
import type { FormData } from '../rules/form-data.ts';
import { stampOf } from './form-stamp.ts';

/**
 * A page with a form is kept no longer than this: the moment it was drawn is in it, and by that it is told how long somebody took to fill
 * it in.
 */
export const KEEP_FORM_SECONDS = 1;

/** What a form needs beside its words: the moment it was drawn. */
export const formData =
  (kind: InquiryKind): BlockData =>
  async (ctx, { content }): Promise<FormData> => ({ stamp: stampOf(ctx, writtenElements(kind, content)) });

/** What the block asks for as it was written; its content was held against its fields before. */
export function writtenElements(
  kind: InquiryKind,
  content: Readonly<Record<string, unknown>>,
): readonly WrittenElement[] {
  return elementsOf(kind, content as unknown as Parameters<typeof elementsOf<WrittenElement['label']>>[1], {});
}
