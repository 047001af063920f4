import { useEffect } from 'react';

let title = document.title;
let count = 0;
let mark = '';

function write(): void {
  const marked = mark ? `${mark} · ${title}` : title;
  document.title = count > 0 ? `(${count}) ${marked}` : marked;
}

/** On the icon of the installed app; browsers without badges show none. */
function writeBadge(): void {
  const written = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  written?.catch(() => undefined);
}

/** Sets the tab title. */
export function useTitle(next: string): void {
  useEffect(() => {
    title = next;
    write();
  }, [next]);
}

/** Shows the number of waiting items in the title, also while another tab is in front, and on the icon of the installed app. */
export function useTitleCount(next: number): void {
  useEffect(() => {
    count = next;
    write();
    writeBadge();
    return () => {
      count = 0;
      write();
      writeBadge();
    };
  }, [next]);
}

/** Prefix of the title for an ongoing activity. */
export function useTitleMark(next: string): void {
  useEffect(() => {
    mark = next;
    write();
    return () => {
      mark = '';
      write();
    };
  }, [next]);
}
