import { FOR_WORDS, readableOn } from '@fachwerk/base/contrast';
import { type Language, LOCALES } from '@fachwerk/base/language';

export type MailButton = { readonly label: string; readonly url: string };

export type MailContent = {
  readonly subject: string;
  readonly language?: Language | undefined;
  /** Paragraphs, divided by empty lines. */
  readonly text: string;
  readonly button?: MailButton | undefined;
  readonly links?: readonly MailButton[] | undefined;
  /** Whose mail this is; stands above and below. */
  readonly companyName: string;
  readonly look?: MailStyle | undefined;
  readonly highlight?: MailHighlight | undefined;
  readonly picture?: MailPicture | undefined;
};

/** Above the words, the same for everybody who gets the mail. */
export type MailPicture = {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

/** How the site looks in whose name it is written. */
export type MailStyle = {
  /** `#b4532a`; made readable where it is shown. */
  readonly accent: string;
  /** The address of a picture. */
  readonly logo: string | null;
  /** Who writes: name, address, how to reach them. */
  readonly details: readonly string[];
};

/** The one large thing: the PIN, the amount, the time. */
export type MailHighlight = { readonly label: string; readonly value: string };

const USUAL_ACCENT = '#b4532a';
const SHEET_WIDTH = 496;

/** What a mail program without HTML shows. */
export function mailText({ text, button, links = [], companyName, look, highlight }: MailContent): string {
  const parts = [
    ...(highlight ? [`${highlight.label}: ${highlight.value}`] : []),
    ...paragraphsOf(text),
    ...(button ? [`${button.label}:\n${safeUrl(button.url)}`] : []),
    ...links.map(({ label, url }) => `${label}:\n${safeUrl(url)}`),
    `-- \n${[companyName, ...(look?.details ?? [])].join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The same as one page, readable on a phone, in light and dark. Everything is escaped: names and notes come from people. */
export function mailHtml(content: MailContent): string {
  const { subject, language, text, button, links = [], companyName, look, highlight, picture } = content;
  const paragraphs = paragraphsOf(text).map((paragraph) => `<p style="margin:0 0 16px">${withBreaks(paragraph)}</p>`);
  const colours = coloursOf(look?.accent);
  const parts = [
    `<p class="name" style="margin:0 0 24px;font-size:18px;font-weight:700;color:${colours.words}">${headOf(companyName, look)}</p>`,
    ...(highlight ? [highlightHtml(highlight, colours)] : []),
    ...(picture ? [pictureHtml(picture)] : []),
    ...paragraphs,
    ...(button ? [buttonHtml(button, colours)] : []),
    ...(links.length > 0 ? [linksHtml(links, colours)] : []),
    ...(look && look.details.length > 0 ? [detailsHtml(look.details)] : []),
  ];
  return `<!doctype html>
<html${language ? ` lang="${LOCALES[language]}"` : ''}><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${DARK}</style></head>
<body style="margin:0;padding:24px 12px;background:#f6f4ef;color:#2b2a28;font:16px/1.5 Inter,'Segoe UI',Helvetica,Arial,sans-serif">
<div class="sheet" style="max-width:536px;margin:0 auto;padding:24px 20px;background:#ffffff;border:1px solid #e2ded5;border-top:6px solid ${colours.fill};border-radius:8px;overflow-wrap:break-word">
${parts.join('\n')}
</div>
</body></html>
`;
}

/** Mail programs that know dark take it; the words of the company's own colour become those of the page. */
const DARK =
  '@media (prefers-color-scheme:dark){body{background:#161513!important;color:#e9e6e0!important}' +
  '.sheet{background:#1e1d1b!important;border-left-color:#34322e!important;border-right-color:#34322e!important;border-bottom-color:#34322e!important}' +
  '.name,.big,.link{color:#e9e6e0!important}.big{background:#161513!important}.quiet{color:#b5afa4!important;border-color:#34322e!important}}';

type Colours = { readonly fill: string; readonly on: string; readonly words: string };

/** The company's colour, made readable instead of refused. */
function coloursOf(accent = USUAL_ACCENT): Colours {
  const own = /^#[0-9a-f]{6}$/i.test(accent) ? accent : USUAL_ACCENT;
  return {
    fill: readableOn(own, ['#ffffff'], '#000000', FOR_WORDS),
    on: '#ffffff',
    // The sheet, and the ground of the one large thing.
    words: readableOn(own, ['#ffffff', '#f6f4ef'], '#2b2a28', FOR_WORDS),
  };
}

function headOf(companyName: string, look: MailStyle | undefined): string {
  if (!look?.logo) return escapeHtml(companyName);
  return `<img src="${escapeHtml(safeUrl(look.logo))}" alt="${escapeHtml(companyName)}" height="40" style="display:block;height:40px;width:auto;max-width:200px;border:0">`;
}

/** The one thing somebody opens the mail for. */
function highlightHtml({ label, value }: MailHighlight, { words }: Colours): string {
  return `<p class="big" style="margin:0 0 24px;padding:16px;background:#f6f4ef;border-radius:8px;text-align:center;color:${words}"><span style="display:block;font-size:14px">${escapeHtml(label)}</span><strong style="display:block;font-size:36px;line-height:1.25;letter-spacing:4px">${escapeHtml(value)}</strong></p>`;
}

/** As wide as the sheet, and as high as it is then: nothing moves while it loads. */
function pictureHtml({ url, alt, width, height }: MailPicture): string {
  const high = Math.round((height / width) * SHEET_WIDTH);
  return `<img src="${escapeHtml(safeUrl(url))}" alt="${escapeHtml(alt)}" width="${SHEET_WIDTH}" height="${high}" style="display:block;width:100%;height:auto;margin:0 0 24px;border:0;border-radius:8px">`;
}

function buttonHtml({ label, url }: MailButton, { fill, on }: Colours): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(safeUrl(url))}" style="display:inline-block;padding:14px 24px;background:${fill};color:${on};border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;
}

/** Beside the one button, quietly: an address is nothing to read. */
function linksHtml(links: readonly MailButton[], { words }: Colours): string {
  const link = ({ label, url }: MailButton) =>
    `<a class="link" href="${escapeHtml(safeUrl(url))}" style="color:${words}">${escapeHtml(label)}</a>`;
  return `<p style="margin:0 0 16px;line-height:2">${links.map(link).join('<br>')}</p>`;
}

function detailsHtml(details: readonly string[]): string {
  return `<p class="quiet" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e2ded5;font-size:13px;color:#5c5850">${details.map(escapeHtml).join('<br>')}</p>`;
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** A link in a mail leads to a web page, never into a script. */
function safeUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new RangeError('a mail links to web pages only');
  return href;
}

const withBreaks = (paragraph: string) => escapeHtml(paragraph).replaceAll('\n', '<br>');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
