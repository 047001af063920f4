import type { Language } from '@fachwerk/base/language';
import type { Ctx } from '@fachwerk/server/ctx';
import { pictureMessages } from '../rules/prompt.ts';
import { writeCounted } from './write-counted.ts';

/** For people who do not see it: a suggestion, counted as any other. Waits for somebody else: only where no transaction is open. */
export function describePicture(
  ctx: Ctx,
  { jpeg, language }: { readonly jpeg: Uint8Array; readonly language: Language },
): Promise<string> {
  return writeCounted(ctx, pictureMessages(`data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`, language));
}
