/** The address on a sticker ends with its code. */
const STICKER = /\/q\/([^/?#]+)/;

/** What a sticker says, as its code; a code or a number stays as it is. */
export function codeIn(typed: string): string {
  const text = typed.trim();
  return STICKER.exec(text)?.[1] ?? text;
}

type Coded = { readonly number: string; readonly qrCode: string };

/** The box with this sticker, or with this number. */
export function boxByCode<Box extends Coded>(boxes: readonly Box[], typed: string): Box | undefined {
  const code = codeIn(typed);
  if (code === '') return undefined;
  const number = code.toLowerCase();
  return boxes.find(({ qrCode }) => qrCode === code) ?? boxes.find((box) => box.number.toLowerCase() === number);
}
