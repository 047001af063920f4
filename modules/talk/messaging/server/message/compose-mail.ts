import type { Language } from '@fachwerk/base/language';
import { textIn } from '@fachwerk/base/translated';
import type { MediaPicture } from '@fachwerk/media/contract';
import { mediaPictures } from '@fachwerk/media/facade';
import type { PushContent } from '@fachwerk/push/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { MailDraft, MailPicture, MailStyle } from '@fachwerk/server/mail';
import { mailStyle, siteAddress, siteHead } from '@fachwerk/sites/facade';
import type { MessageWords, Preview } from '../../contract.ts';
import { filledFor, type Reader, shortened } from '../../rules/message.ts';

/** In whose name it is written, and with which picture; the same for all who get it. */
export type Sender = {
  readonly siteName: string;
  readonly address: string;
  readonly look: MailStyle;
  readonly picture: MediaPicture | undefined;
};

export async function senderOf(ctx: CompanyCtx, { pictureId }: Pick<MessageWords, 'pictureId'>): Promise<Sender> {
  const [{ name: siteName }, address, look, picture] = await Promise.all([
    siteHead(ctx),
    siteAddress(ctx),
    mailStyle(ctx),
    pictureId ? pictureOf(ctx, pictureId) : undefined,
  ]);
  return { siteName, address, look, picture };
}

export const pictureOf = async (ctx: CompanyCtx, id: string) => (await mediaPictures(ctx, [id])).get(id);

export type AddressedReader = Reader & { readonly email: string; readonly language: Language };

/** Of one copy: where its link and its way out lead, as paths of the site. */
export type CopyPaths = { readonly end: string; readonly follow: string };

/** What stands below every message, in the reader's language: why they get it, and how to end it. */
async function endingFor(ctx: CompanyCtx, { siteName }: Sender, language: Language) {
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  return { why: t('message_mail.why', { site: siteName }), unsubscribe: t('message_mail.unsubscribe') };
}

function mailPicture({ address, picture }: Sender, language: Language): MailPicture | undefined {
  if (!picture) return undefined;
  const { jpeg, width, height } = picture;
  return { url: `${address}${jpeg}`, alt: textIn(picture.alt, language), width, height };
}

/** The mail for one reader. A test has no paths of its own: it links straight to where the button leads, and ends nothing. */
export async function composeMail(
  ctx: CompanyCtx,
  sender: Sender,
  words: MessageWords,
  { reader, paths }: { readonly reader: AddressedReader; readonly paths: CopyPaths | null },
): Promise<MailDraft> {
  const { siteName, address, look } = sender;
  const { why, unsubscribe } = await endingFor(ctx, sender, reader.language);
  const text = filledFor(words.text, reader, siteName);
  const { button } = words;
  return {
    to: reader.email,
    language: reader.language,
    subject: filledFor(words.title, reader, siteName),
    text: `${text}\n\n${why}`,
    ...(button && { button: { ...button, url: paths ? `${address}${paths.follow}` : button.url } }),
    ...(paths && { links: [{ label: unsubscribe, url: `${address}${paths.end}` }] }),
    picture: mailPicture(sender, reader.language),
    companyName: siteName,
    look,
  };
}

/** The same for the devices of one reader; without a link it leads to the first page. */
export async function composePush(
  ctx: CompanyCtx,
  { siteName, picture }: Sender,
  words: MessageWords,
  { reader, paths }: { readonly reader: Reader & { readonly language: Language }; readonly paths: CopyPaths },
): Promise<PushContent> {
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(reader.language);
  return {
    title: filledFor(words.title, reader, siteName),
    text: shortened(filledFor(words.text, reader, siteName)),
    to: words.button ? paths.follow : '/',
    picture: picture?.jpeg ?? null,
    end: { path: paths.end, label: t('message_push.unsubscribe') },
  };
}

/** Both, taken apart for a screen. */
export async function composePreview(
  ctx: CompanyCtx,
  words: MessageWords,
  reader: Omit<AddressedReader, 'email'>,
): Promise<Preview> {
  const sender = await senderOf(ctx, words);
  const { siteName, look, picture } = sender;
  const text = filledFor(words.text, reader, siteName);
  return {
    subject: filledFor(words.title, reader, siteName),
    paragraphs: text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
    button: words.button,
    picture: picture
      ? { url: picture.jpeg, alt: textIn(picture.alt, reader.language), width: picture.width, height: picture.height }
      : null,
    short: shortened(text),
    ...(await endingFor(ctx, sender, reader.language)),
    siteName,
    accent: look.accent,
    details: [...look.details],
  };
}
