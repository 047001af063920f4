import { formatNumber } from '@fachwerk/react/number';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const GIGABYTE = 1024 * MEGABYTE;

/** 820 kB, 1,4 MB, 2 GB. */
export function bytesWords(bytes: number): string {
  if (bytes < MEGABYTE) return `${formatNumber(Math.ceil(bytes / KILOBYTE), 0)} kB`;
  if (bytes < GIGABYTE) return `${formatNumber(bytes / MEGABYTE, 1)} MB`;
  return `${formatNumber(bytes / GIGABYTE, 1)} GB`;
}
