/** Small pieces of SVG on 1280 × 960, for demo pictures that nobody else ever drew. */
const WIDTH = 1280;
const HEIGHT = 960;
export const MIDDLE = { x: 640, y: 490 };

/** The same numbers for the same name, every time: a picture is drawn alike on every machine. */
export function dice(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) ^ Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

export function svgOf(ground: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
    <circle cx="1180" cy="90" r="300" fill="#ffffff" opacity=".16"/><circle cx="60" cy="940" r="360" fill="#000000" opacity=".05"/>
    ${content}</svg>`;
}

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0, more = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width}" height="${height}" rx="${round}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** Drawn around the origin, then put somewhere and turned. */
export const placed = (x: number, y: number, turn: number, content: string, scale = 1) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${scale})">${content}</g>`;

/** Spots within a circle, none too close to another, the same for the same dice. */
export function spots(
  roll: () => number,
  count: number,
  radius: number,
  apart: number,
): { x: number; y: number; turn: number }[] {
  const found: { x: number; y: number; turn: number }[] = [];
  for (let tries = 0; found.length < count && tries < count * 40; tries++) {
    const angle = roll() * Math.PI * 2;
    const far = Math.sqrt(roll()) * radius;
    const spot = { x: MIDDLE.x + Math.cos(angle) * far, y: MIDDLE.y + Math.sin(angle) * far, turn: roll() * 360 };
    if (found.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > apart)) found.push(spot);
  }
  return found;
}

/** An edge that is not quite round. */
export function blob(
  roll: () => number,
  x: number,
  y: number,
  radius: number,
  wobble: number,
  fill: string,
  more = '',
): string {
  const count = 14;
  const points = Array.from({ length: count }, (_, at) => {
    const far = radius * (1 - wobble + roll() * wobble * 2);
    const angle = (at / count) * Math.PI * 2;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const;
  });
  const between = (one: readonly [number, number], other: readonly [number, number]) =>
    `${((one[0] + other[0]) / 2).toFixed(1)} ${((one[1] + other[1]) / 2).toFixed(1)}`;
  const bends = points.map(
    (point, at) => `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${between(point, points[(at + 1) % count]!)}`,
  );
  return path(`M${between(points[count - 1]!, points[0]!)}${bends.join('')}Z`, fill, more);
}
