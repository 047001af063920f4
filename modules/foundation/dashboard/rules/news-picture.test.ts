import { expect, test } from 'vitest';
import { slideWithForeignPicture } from './news-picture.ts';

const own = ['/files/own.webp'];

const cases = [
  ['one of the company’s own pictures', '/files/own.webp', true],
  ['a drawing of the product', 'art:team', true],
  ['no picture at all', '', true],
  ['a picture of somebody else', '/files/other.webp', false],
  ['a picture from outside', 'https://example.org/pixel.gif', false],
  ['a script', 'javascript:alert(1)', false],
  ['a drawing with an odd name', 'art:../secret', false],
] as const;

for (const [name, img, isRight] of cases) {
  test(`a slide may${isRight ? '' : ' not'} show ${name}`, () => {
    const item = { img, infoTitle: '', infoDes: '', title: 'Titel', des: '' };
    expect(slideWithForeignPicture([{ ...item, img: '' }, item], own)).toBe(isRight ? null : 1);
  });
}
