import type { Total } from './use-list.ts';

export function totalWords(total: Total): string {
  const { count, isMore } = typeof total === 'number' ? { count: total, isMore: false } : total;
  return `${count.toLocaleString('de-DE')}${isMore ? '+' : ''}`;
}
