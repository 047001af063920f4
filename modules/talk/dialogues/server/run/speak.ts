import { textIn } from '@fachwerk/base/translated';
import { handOver, writeAside } from '@fachwerk/chat/facade';
import { mediaPictures } from '@fachwerk/media/facade';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import type { Translate } from '@fachwerk/server/translator';
import type { FlowBlock } from '../../contract-flow.ts';
import type { Output } from '../../rules/engine.ts';
import type { Known } from './known-facts.ts';

const FILES = '/api/files/';

/** Writes what the engine said into the conversation, one after the other. */
export async function speak(
  ctx: LanguageCtx,
  chatId: string,
  outputs: readonly Output[],
  t: Translate,
  known: Known,
): Promise<void> {
  const words = (block: FlowBlock) => ('text' in block ? textIn(block.text, ctx.language) : '');
  const write = async (text: string, picture?: Awaited<ReturnType<typeof copiedPicture>>) => {
    if (text === '' && !picture) return;
    const name = t('dialogue.assistant');
    await writeAside(ctx, chatId, { side: 'staff', clientId: ctx.newId(), name, text, picture });
  };
  for (const output of outputs) {
    if (output.kind === 'person') {
      await write((output.block && words(output.block)) || t('dialogue.person'));
      await handOver(ctx, chatId);
    } else if (output.kind === 'status') {
      await write([words(output.block), known.sentence].filter(Boolean).join('\n'));
    } else if (output.block.kind === 'picture') {
      await write(words(output.block), await copiedPicture(ctx, output.block.mediaId));
    } else await write(words(output.block));
  }
}

/** A file of its own: what is deleted from a conversation stays in the library, and the other way round. */
async function copiedPicture(ctx: LanguageCtx, mediaId: string | null) {
  const picture = mediaId ? (await mediaPictures(ctx, [mediaId])).get(mediaId) : undefined;
  const file = picture && (await ctx.app.files.find(picture.jpeg.slice(FILES.length)));
  if (!picture || !file) return undefined;
  const fileKey = `${ctx.companyId}/${ctx.newSecret(16)}.jpg`;
  await ctx.app.files.save(fileKey, file);
  return { kind: 'picture', fileKey, bytes: file.bytes.length, name: picture.name } as const;
}
