export type MailButton = { readonly label: string; readonly url: string };

export type MailContent = {
  /** Paragraphs, divided by empty lines. */
  readonly text: string;
  readonly button?: MailButton | undefined;
  /** Whose mail this is; stands above and below. */
  readonly companyName: string;
};

/** What a mail program without HTML shows. */
export function mailText({ text, button, companyName }: MailContent): string {
  const parts = [
    ...paragraphsOf(text),
    ...(button ? [`${button.label}:\n${safeUrl(button.url)}`] : []),
    `-- \n${companyName}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The same paragraphs as one plain page. Everything is escaped: names and notes come from people. */
export function mailHtml({ text, button, companyName }: MailContent): string {
  const paragraphs = paragraphsOf(text).map((paragraph) => `<p style="margin:0 0 16px">${withBreaks(paragraph)}</p>`);
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 12px;background:#f6f4ef;color:#2b2a28;font:16px/1.5 Inter,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e2ded5;border-radius:8px">
<p style="margin:0 0 24px;font-size:14px;font-weight:600;color:#b4532a">${escapeHtml(companyName)}</p>
${[...paragraphs, ...(button ? [buttonHtml(button)] : [])].join('\n')}
</div>
</body></html>
`;
}

function buttonHtml({ label, url }: MailButton): string {
  const address = escapeHtml(safeUrl(url));
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 20px;background:#b4532a;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:13px;color:#5c5850;word-break:break-all">${address}</p>`;
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
