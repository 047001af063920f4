import type { FileAnswer } from '@fachwerk/base/schema';

export function downloadText(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  downloadBlob(name, new Blob([text], { type }));
}

/** Saves a file contained in an answer. */
export function downloadFile({ fileName, contentType, base64 }: FileAnswer): void {
  downloadBlob(
    fileName,
    new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: contentType }),
  );
}

export function downloadBlob(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
