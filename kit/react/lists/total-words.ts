import { formatNumber } from '../display/number.ts';
import type { Total } from './use-list.ts';

export function totalWords(total: Total): string {
  const { count, isMore } = typeof total === 'number' ? { count: total, isMore: false } : total;
  return `${formatNumber(count)}${isMore ? '+' : ''}`;
}
