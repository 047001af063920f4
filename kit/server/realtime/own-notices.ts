/**
 * Delivers what this process published at once after the commit. The notification of the database comes a moment later, and a user who saved
 * something and reloads in that moment must not see the old state.
 */
const hearers = new Set<(name: string) => void>();

/** `<company> <stream>`, as in a notification of the database. */
export function noticeHere(name: string): void {
  for (const hear of hearers) hear(name);
}

export function listenHere(hear: (name: string) => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
