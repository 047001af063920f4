/**
 * Answers concurrent callers with the same key by one read. A caller that arrives during a read waits for the next one, so that no data is older than
 * the call.
 */
export function sharedRead<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  const next = new Map<string, Promise<T>>();

  function begin(key: string, read: () => Promise<T>): Promise<T> {
    next.delete(key);
    const answer = read().finally(() => running.get(key) === answer && running.delete(key));
    running.set(key, answer);
    return answer;
  }

  return (key, read) => {
    const waiting = next.get(key);
    if (waiting) return waiting;
    const before = running.get(key);
    if (!before) return begin(key, read);
    const after = () => begin(key, read);
    const answer = before.then(after, after);
    next.set(key, answer);
    return answer;
  };
}
