import { isProseLink } from '@fachwerk/base/prose';

/** Where typed words lead: `www.beispiel.de`, `hallo@beispiel.de` and `+49 30 123` are understood; null where they lead nowhere. */
export function typedLink(typed: string): string | null {
  const text = typed.trim();
  const href = meant(text).replaceAll('(', '%28').replaceAll(')', '%29');
  return isProseLink(href) ? href : null;
}

function meant(text: string): string {
  if (/^tel:/i.test(text)) return `tel:${text.slice(4).replace(/[^\d+]/g, '')}`;
  if (/^(?:https?:|mailto:|\/)/i.test(text)) return text;
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  if (/^\+?\d[\d ()/-]{4,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : '';
}
