import { Listen } from '../realtime/listen.ts';
import { listenHere } from '../realtime/own-notices.ts';
import { CHANNEL } from '../realtime/publish.ts';

/** Names whose last change is remembered; beyond that, all count as changed. */
const MOST_NAMES = 10_000;

type Heard = {
  /** `<company> <stream>`, as it is published. */
  readonly onChange: (name: string) => void;
  /** Notifications may have been missed. */
  readonly onGap: () => void;
};

export type PageChanges = {
  /** A moment for `hasChanged`; the first call starts listening. */
  begin(): number;
  hasChanged(since: number, names: readonly string[]): boolean;
  close(): Promise<void>;
};

/** Listens for changed streams of companies, so that no cached page outlives its data. */
export function pageChanges(url: string | undefined, { onChange, onGap }: Heard): PageChanges {
  const last = new Map<string, number>();
  let count = 0;
  let lastGap = 0;
  let listen: Listen | undefined;
  const hear = (name: string) => {
    if (last.size >= MOST_NAMES) gap();
    last.set(name, ++count);
    onChange(name);
  };
  const stopHearing = listenHere(hear);

  function gap(): void {
    lastGap = ++count;
    last.clear();
    onGap();
  }

  return {
    begin: () => {
      if (url) {
        listen ??= new Listen({ url, channel: CHANNEL, onNotice: hear, onReady: gap });
      }
      return count;
    },
    hasChanged: (since, names) =>
      names.length > 0 && (lastGap > since || names.some((name) => (last.get(name) ?? 0) > since)),
    close: async () => {
      stopHearing();
      await listen?.close();
    },
  };
}
