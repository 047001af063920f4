/** A link and its code work this long, and once. */
export const LOGIN_MINUTES = 15;
/** Wrong codes after which only the link, or another mail, helps. */
export const CODE_TRIES = 5;
/**
 * Mails to one person within the life of a link: more than that, and nothing is sent. Nobody is told: a link that was sent before still
 * works for as long as the limit lasts. Whoever asks from elsewhere uses up their own share, not that of the person.
 */
export const MAILS_PER_PERSON = 10;
export const MAILS_PER_ASKER = 3;
/** Requests from one address, whoever they are for. */
export const REQUESTS_PER_WINDOW = 20;
export const WINDOW_MINUTES = 15;

/** Where somebody wanted to go, if that is on this very site; otherwise nowhere. */
export function ownPath(path: string | undefined): string {
  if (path === undefined || !/^\/(?![/\\])[^\s\\\p{C}]*$/u.test(path)) return '';
  return path.length <= 300 ? path : '';
}
