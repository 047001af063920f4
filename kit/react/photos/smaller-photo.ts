const LONGEST_SIDE = 1600;
const QUALITY = 0.82;

/** What a camera makes is larger than anybody looks at, and long on its way over a bad network. A picture that this browser cannot read stays as it is. */
export async function smallerPhoto(file: Blob): Promise<Blob> {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
