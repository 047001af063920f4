import { useEffect } from 'react';

let title = document.title;
let count = 0;

function write(): void {
  document.title = count > 0 ? `(${count}) ${title}` : title;
}

/** The tab says where one is. */
export function useTitle(next: string): void {
  useEffect(() => {
    title = next;
    write();
  }, [next]);
}

/** And how much waits for somebody, also while another tab is in front. */
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
