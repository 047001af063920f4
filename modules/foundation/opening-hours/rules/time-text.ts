/** What somebody means by 8, 8:30, 830, 8.30 or 24; null when it is no time of day. 24:00 is the end of the day. */
export function timeFromText(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:\s*uhr)?$/i.exec(text.trim());
  if (!match) return null;
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
