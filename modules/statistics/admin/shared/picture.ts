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

/** A table whose cells are the picture: their grounds and what stands in them. */
export function downloadTable(table: HTMLTableElement, fileName: string): void {
  const around = table.getBoundingClientRect();
  downloadDrawn(around, fileName, (pen) => {
    pen.textBaseline = 'middle';
    for (const cell of table.querySelectorAll('th, td')) {
      const [look, at] = [getComputedStyle(cell), cell.getBoundingClientRect()];
      const [x, y] = [at.left - around.left, at.top - around.top];
      pen.fillStyle = look.backgroundColor;
      pen.fillRect(x, y, at.width, at.height);
      pen.fillStyle = look.color;
      pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
      const isCentred = look.textAlign === 'center';
      pen.textAlign = isCentred ? 'center' : 'left';
      pen.fillText(cell.textContent ?? '', isCentred ? x + at.width / 2 : x, y + at.height / 2);
    }
  });
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
