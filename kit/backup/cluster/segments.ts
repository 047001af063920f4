/** A place in PostgreSQL's log: `16/B374D848`. */
export function lsnOf(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export function lsnText(lsn: bigint): string {
  return `${(lsn >> 32n).toString(16).toUpperCase()}/${(lsn & 0xffffffffn).toString(16).toUpperCase()}`;
}

const hex = (number: bigint) => number.toString(16).toUpperCase().padStart(8, '0');

/** The file that holds this place: timeline, then the number of the segment, split as PostgreSQL splits it. */
export function segmentName(timeline: number, lsn: bigint, segmentBytes: number): string {
  const size = BigInt(segmentBytes);
  const number = lsn / size;
  const perPart = 0x1_0000_0000n / size;
  return hex(BigInt(timeline)) + hex(number / perPart) + hex(number % perPart);
}

export function segmentStart(lsn: bigint, segmentBytes: number): bigint {
  return lsn - (lsn % BigInt(segmentBytes));
}

const SEGMENT = /^[0-9A-F]{24}$/;
const HISTORY = /^[0-9A-F]{8}\.history$/;

export const isSegment = (name: string) => SEGMENT.test(name);
export const isHistory = (name: string) => HISTORY.test(name);

/** Whatever timeline they are on: a later one goes on where an earlier one was left. */
export function isBefore(segment: string, other: string): boolean {
  return segment.slice(8) < other.slice(8);
}
