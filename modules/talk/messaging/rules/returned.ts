/** After that it is tried once more: a mailbox that was full may have room again. */
export const RETURNED_DAYS = 90;

/** By what the mail server said: that there is no such mailbox, or none that takes anything; not that it did not like the mail (5.6, 5.7) or could not work (5.3, 5.5). */
export function isAboutAddress(refusal: string): boolean {
  const [, subject] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(refusal) ?? [];
  if (subject !== undefined) return subject === '1' || subject === '2';
  return /^(550|551|553)\b/.test(refusal);
}
