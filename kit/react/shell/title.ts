import { useEffect } from 'react';

let title = document.title;
let count = 0;
let mark = '';

function write(): void {
  const marked = mark ? `${mark} · ${title}` : title;
  document.title = count > 0 ? `(${count}) ${marked}` : marked;
}

/** Sets the tab title. */
export function useTitle(next: string): void {
  useEffect(() => {
    title = next;
    write();
  }, [next]);
}

/** Shows the number of waiting items in the title, also while another tab is in front. */
export function useTitleCount(next: number): void {
  useEffect(() => {
    count = next;
    write();
    return () => {
      count = 0;
      write();
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
