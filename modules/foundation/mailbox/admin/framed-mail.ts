/** What may be loaded by a shown mail: nothing from elsewhere. Pictures within the mail itself are shown. */
const policyFor = (nonce: string) =>
  `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; form-action 'none'; base-uri 'none'`;

/** Parts that never belong into a shown mail; the sandbox would not run them either. */
const REMOVED = 'script, iframe, object, embed, form, link, base, meta[http-equiv]';

export type FramedMail = { readonly document: string; readonly hasPictures: boolean };

/**
 * A frame inherits the policy of this page, which knows no styles without its nonce. So styles of elements become rules of one sheet
 * with that nonce; the words and their order stay as they were sent.
 */
export function framedMail(html: string, nonce: string): FramedMail {
  const rules: string[] = [];
  const mail = new DOMParser().parseFromString(withoutStyles(html, rules), 'text/html');
  for (const part of mail.querySelectorAll(REMOVED)) part.remove();
  for (const [at, element] of [...mail.querySelectorAll(`[${STYLE}]`)].entries()) {
    rules.push(`[${STYLE}="${at}"]{${element.getAttribute(STYLE)}}`);
    element.setAttribute(STYLE, String(at));
  }
  const policy = mail.createElement('meta');
  policy.setAttribute('http-equiv', 'Content-Security-Policy');
  policy.setAttribute('content', policyFor(nonce));
  const target = mail.createElement('base');
  target.setAttribute('target', '_blank');
  const sheet = mail.createElement('style');
  sheet.setAttribute('nonce', nonce);
  sheet.textContent = rules.join('\n').replaceAll('</', '<\\/');
  mail.head.prepend(policy, target);
  mail.head.append(sheet);
  for (const link of mail.querySelectorAll('a')) link.setAttribute('rel', 'noopener noreferrer');
  const hasPictures = [...mail.querySelectorAll('img')].some((img) => !img.src.startsWith('data:'));
  return { document: `<!doctype html>${mail.documentElement.outerHTML}`, hasPictures };
}

const STYLE = 'data-mail-style';

/** Before it is parsed: parsing an inline style already breaks the policy of this page, and the browser reports it. */
function withoutStyles(html: string, rules: string[]): string {
  return html
    .replace(/<style\b[^>]*>([\s\S]*?)<\/style>/gi, (_, sheet: string) => {
      rules.push(sheet);
      return '';
    })
    .replace(/(<[a-z][^<>]*?\s)style=/gi, `$1${STYLE}=`);
}
