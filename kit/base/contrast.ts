/** Colours as `#rrggbb`. */
type Channels = readonly [number, number, number];

function channelsOf(colour: string): Channels {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

export function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channelsOf(from), channelsOf(to)];
  const channels = a.map((value, index) => Math.round(value + (b[index]! - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.1, relative luminance. */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** Words need this much (WCAG 1.4.3), the edges of controls that much (1.4.11). */
export const FOR_WORDS = 4.5;
export const FOR_EDGES = 3;

const STEPS = 20;

/** The colour, moved towards `towards` just as far as it takes to stand out from every ground. */
export function readableOn(colour: string, grounds: readonly string[], towards: string, least: number): string {
  for (let step = 0; step <= STEPS; step++) {
    const tried = mixed(colour, towards, step / STEPS);
    if (grounds.every((ground) => contrast(tried, ground) >= least)) return tried;
  }
  return towards;
}
