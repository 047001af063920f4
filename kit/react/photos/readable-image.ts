const HEIC_TYPE = /^image\/hei[cf](-sequence)?$/i;
const HEIC_NAME = /\.hei[cf]$/i;

/** What iPhones take pictures as. Nobody's server reads it here; browsers of Apple do. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  HEIC_TYPE.test(type) || (type === '' && HEIC_NAME.test(name));

/** An iPhone makes JPEG of its pictures by itself, as long as nobody says that HEIC is taken. */
export const HEIC_ACCEPT = typeof navigator !== 'undefined' && navigator.maxTouchPoints > 1 ? [] : ['.heic', '.heif'];

const QUALITY = 0.92;
/** Far above what a shop shows, and below what an upload may weigh. */
const LONGEST = 3072;

/** The picture as the server reads it: HEIC becomes JPEG where the browser can read it; null where it cannot. */
export async function readableImage(file: File): Promise<File | null> {
  if (!isHeic(file)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob && new File([blob], file.name.replace(HEIC_NAME, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return null;
  }
}
