import type { Inquiry } from '../contract.ts';

/** How somebody is called who may have given only a number. */
export const whoOf = ({ name, email, phone }: Inquiry): string => name || email || phone;

/** What they want, in one piece: the longest of what they wrote, which is not how to reach them. */
export function messageOf({ answers, name }: Inquiry): string {
  const long = answers.find(({ type }) => type === 'long');
  if (long) return long.value;
  const words = answers.filter(({ type, value }) => (type === 'short' || type === 'choice') && value !== name);
  return words.map(({ value }) => value).join(' · ');
}
