import { downloadFile } from '@fachwerk/react/download';

/** What a drawing takes from the page around it. */
const TAKEN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-family',
  'opacity',
  'text-anchor',
];
/** Sharp on paper too. */
const SCALE = 2;

/** The drawing as it looks now, on the ground of its panel. It is drawn again from its own code: nothing is loaded. */
export async function downloadPicture(svg: SVGSVGElement, fileName: string): Promise<void> {
  const { width, height } = svg.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(standalone(svg, width, height)))}`;
  await image.decode();
  downloadDrawn({ width, height }, fileName, (pen) => pen.drawImage(image, 0, 0, width, height));
}

/** A table as it looks now: grounds, bars, and every word where it stands. What lies beyond the edge of the screen is drawn too. */
export function downloadTable(table: HTMLTableElement, fileName: string): void {
  const around = table.getBoundingClientRect();
  const within = ({ left, top }: DOMRect) => [left - around.left, top - around.top] as const;
  downloadDrawn(around, fileName, (pen) => {
    for (const part of table.querySelectorAll('*')) {
      const at = part.getBoundingClientRect();
      pen.fillStyle = getComputedStyle(part).backgroundColor;
      pen.fillRect(...within(at), at.width, at.height);
    }
    pen.textBaseline = 'middle';
    for (const { word, at, look } of wordsOf(table)) {
      const [x, y] = within(at);
      // The pen has no figures of one width: what stands at the right edge is to end there.
      const isRight = look.textAlign === 'right' || look.textAlign === 'end';
      pen.textAlign = isRight ? 'right' : 'left';
      pen.fillStyle = look.color;
      pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
      pen.fillText(word, isRight ? x + at.width : x, y + at.height / 2);
    }
  });
}

function* wordsOf(table: HTMLTableElement) {
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const look = getComputedStyle(node.parentElement!);
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      yield { word, at: range.getBoundingClientRect(), look };
    }
  }
}

type Size = { readonly width: number; readonly height: number };

function downloadDrawn({ width, height }: Size, fileName: string, draw: (pen: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * SCALE, height: height * SCALE });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  pen.scale(SCALE, SCALE);
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--fw-panel');
  pen.fillRect(0, 0, width, height);
  draw(pen);
  const [, base64 = ''] = canvas.toDataURL('image/png').split(',');
  downloadFile({ fileName, contentType: 'image/png', base64 });
}

/** Outside of the page no style sheet says how it looks: each part says it itself. */
function standalone(svg: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [svg, copy].map((each) => [each, ...each.querySelectorAll('*')]) as [Element[], Element[]];
  from.forEach((part, at) => {
    const look = getComputedStyle(part);
    for (const name of TAKEN) to[at]?.setAttribute(name, look.getPropertyValue(name));
    to[at]?.removeAttribute('style');
    to[at]?.removeAttribute('class');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return copy;
}
