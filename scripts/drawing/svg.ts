/** Colours that hold on white paper and on a screen. */
export const INK = {
  text: '#1f2937',
  quiet: '#6b7280',
  line: '#d1d5db',
  panel: '#f3f4f6',
  card: '#ffffff',
  link: '#1d4ed8',
};

type TextOptions = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
};

export function text(x: number, y: number, words: string, options: TextOptions = {}): string {
  const { size = 12, bold = false, colour = INK.text, anchor = 'start' } = options;
  const weight = bold ? ' font-weight="600"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}"${weight} fill="${colour}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  stroke: string = INK.line,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${fill}" stroke="${stroke}"/>`;
}

/** A line with a point at its end; `about` is shown to whoever rests on it. */
export function arrow(path: string, about: string, opacity = 1): string {
  const title = `<title>${escaped(about)}</title>`;
  return `<path d="${path}" fill="none" stroke="${INK.link}" stroke-opacity="${opacity}" marker-end="url(#point)">${title}</path>`;
}

export function document(width: number, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="ui-sans-serif, system-ui, 'Segoe UI', Roboto, sans-serif">
<defs><marker id="point" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8Z" fill="${INK.link}"/></marker></defs>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${parts.join('\n')}
</svg>
`;
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** About how wide a text is: enough to cut one that does not fit. */
export function fitted(words: string, width: number, size = 12): string {
  const most = Math.floor(width / (size * 0.56));
  return words.length <= most ? words : `${words.slice(0, most - 1)}…`;
}
