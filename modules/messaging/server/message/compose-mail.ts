import type { Language } from '@fachwerk/base/language';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { MailDraft, MailLook } from '@fachwerk/server/mail';
import { mailLook, siteAddress, siteHead } from '@fachwerk/sites/facade';
import type { MessageWords, Preview } from '../../contract.ts';
import { filledFor, type Reader } from '../../rules/message.ts';

/** In whose name it is written; the same for all who get it. */
export type Sender = { readonly siteName: string; readonly address: string; readonly look: MailLook };

export async function senderOf(ctx: CompanyCtx): Promise<Sender> {
  const [{ name: siteName }, address, look] = await Promise.all([siteHead(ctx), siteAddress(ctx), mailLook(ctx)]);
  return { siteName, address, look };
}

export type AddressedReader = Reader & { readonly email: string; readonly language: Language };

/** What stands below every message, in the reader's language: why they get it, and how to end it. */
async function endingFor(ctx: CompanyCtx, { siteName }: Sender, language: Language) {
  const say = (await ctx.house.texts.of(ctx.db, ctx.companyId)).in(language);
  return { why: say('message_mail.why', { site: siteName }), unsubscribe: say('message_mail.unsubscribe') };
}

/** The mail for one reader. Without a page to end it, as in a test, it says so much and links to nothing. */
export async function composeMail(
  ctx: CompanyCtx,
  sender: Sender,
  words: MessageWords,
  { reader, unsubscribeUrl }: { readonly reader: AddressedReader; readonly unsubscribeUrl: string | null },
): Promise<MailDraft> {
  const { siteName, look } = sender;
  const { why, unsubscribe } = await endingFor(ctx, sender, reader.language);
  const text = filledFor(words.text, reader, siteName);
  return {
    to: reader.email,
    language: reader.language,
    subject: filledFor(words.title, reader, siteName),
    text: `${text}\n\n${why}`,
    ...(words.button && { button: words.button }),
    ...(unsubscribeUrl && { links: [{ label: unsubscribe, url: unsubscribeUrl }] }),
    companyName: siteName,
    look,
  };
}

/** The same, taken apart for a screen. */
export async function composePreview(
  ctx: CompanyCtx,
  words: MessageWords,
  reader: Omit<AddressedReader, 'email'>,
): Promise<Preview> {
  const sender = await senderOf(ctx);
  const { siteName, look } = sender;
  const text = filledFor(words.text, reader, siteName);
  return {
    subject: filledFor(words.title, reader, siteName),
    paragraphs: text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
    button: words.button,
    ...(await endingFor(ctx, sender, reader.language)),
    siteName,
    accent: look.accent,
    details: [...look.details],
  };
}
