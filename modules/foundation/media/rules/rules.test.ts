import { expect, test } from 'vitest';
import { MEDIA_MOST_BYTES } from '../contract.ts';
import { isPdf, nameOfFile, whyNotSend } from './file.ts';
import { croppedArea, drawnWidths, heightAt } from './picture.ts';

const widths: [number, number[]][] = [
  [200, [200]],
  [320, [320]],
  [1000, [320, 640, 1000]],
  [1920, [320, 640, 1280, 1920]],
  [2560, [320, 640, 1280, 1920]],
];
for (const [width, expected] of widths)
  test(`a picture ${width} wide is drawn as ${expected}`, () => expect(drawnWidths(width)).toEqual(expected));

test('a picture keeps its shape, and a strip still has a line', () => {
  expect([heightAt(640, { width: 1280, height: 960 }), heightAt(320, { width: 2000, height: 1 })]).toEqual([480, 1]);
});

test('a crop stays inside of the picture and is never empty', () => {
  const of = { width: 1001, height: 3 };
  expect(croppedArea({ x: 500, y: 0, width: 500, height: 1000 }, of)).toEqual({
    left: 501,
    top: 0,
    width: 500,
    height: 3,
  });
  expect(croppedArea({ x: 999, y: 999, width: 1, height: 1 }, of)).toEqual({ left: 1000, top: 2, width: 1, height: 1 });
});

const files: [string, { size: number; type: string }, ReturnType<typeof whyNotSend>][] = [
  ['a photo is sent', { size: 4_000_000, type: 'image/jpeg' }, null],
  ['a PDF is sent', { size: 4_000_000, type: 'application/pdf' }, null],
  ['a drawing of vectors is not', { size: 400, type: 'image/svg+xml' }, 'media.not_taken'],
  ['what is too heavy is not', { size: MEDIA_MOST_BYTES + 1, type: 'image/jpeg' }, 'media.too_large'],
];
for (const [name, file, expected] of files) test(name, () => expect(whyNotSend(file)).toBe(expected));

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('a document is known by its first bytes', () => {
  expect([isPdf(bytesOf('%PDF-1.7')), isPdf(bytesOf(' %PDF-1.7')), isPdf(bytesOf('%PD'))]).toEqual([
    true,
    false,
    false,
  ]);
});

const names: [string, string][] = [
  ['IMG_2031.JPG', 'IMG 2031'],
  ['Speisekarte Sommer.pdf', 'Speisekarte Sommer'],
  ['a\u0000b', 'ab'],
  ['.png', '–'],
  ['x'.repeat(300), 'x'.repeat(120)],
];
for (const [file, expected] of names)
  test(`${JSON.stringify(file.slice(0, 30))} gets a name`, () => expect(nameOfFile(file)).toBe(expected));
