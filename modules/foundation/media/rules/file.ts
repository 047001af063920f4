import { MEDIA_MOST_BYTES, type MediaProblem } from '../contract.ts';

/** What a browser may choose: the server looks at the content itself. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const DOCUMENT_TYPE = 'application/pdf';
export const MEDIA_TYPES: readonly string[] = [...PICTURE_TYPES, DOCUMENT_TYPE];

/** Why a file need not be sent at all, or null. */
export function whyNotSend({ size, type }: { readonly size: number; readonly type: string }): MediaProblem | null {
  if (size > MEDIA_MOST_BYTES) return 'media.too_large';
  return MEDIA_TYPES.includes(type) ? null : 'media.not_taken';
}

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** By its first bytes: neither its name nor its declared type says anything. */
export function isPdf(bytes: Uint8Array): boolean {
  return PDF.every((byte, at) => bytes[at] === byte);
}

const LONGEST_NAME = 120;

/** What a file is called here: its name without the ending. */
export function nameOfFile(fileName: string): string {
  const words = fileName
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/_+/g, ' ')
    .trim();
  return words.slice(0, LONGEST_NAME).trim() || '–';
}

/** Whether so many bytes more fit; what makes it less always does. */
export function fits(usedBytes: number, moreBytes: number, mostBytes: number): boolean {
  return moreBytes <= 0 || usedBytes + moreBytes <= mostBytes;
}
