/**
 * What this process itself has published, heard at once after the commit. A notification of the database comes a moment later, and whoever
 * saved something and looks in that moment must not see what stood there before.
 */
const hearers = new Set<(name: string) => void>();

/** `<company> <stream>`, as in a notification of the database. */
export function noticeHere(name: string): void {
  for (const hear of hearers) hear(name);
}

export function hearHere(hear: (name: string) => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
