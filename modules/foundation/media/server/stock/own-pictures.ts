import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { plainName } from '@fachwerk/base/plain-name';
import { problemsOf } from '@fachwerk/base/problem';
import type { Asset } from '../../contract.ts';
import { stockProblems } from '../../contract-stock.ts';
import { type FoundPhoto, PHOTOS_A_PAGE, type Provider } from './stock-provider.ts';

const problem = problemsOf(stockProblems);

const FOLDER = new URL('../../pictures/', import.meta.url);

type Listed = {
  readonly name: string;
  readonly alt: Asset['alt'];
  readonly tags: readonly string[];
  /** Where the subject is, 0 to 1 from the left and from the top. */
  readonly focus: readonly [number, number];
};

/** The pictures that come with the house, as `pictures/finish.mjs` lists them. */
export const OWN_PICTURES: readonly Listed[] = JSON.parse(readFileSync(new URL('list.json', FOLDER), 'utf8'));

const photoFrom = ({ name, alt, tags, focus: [x, y] }: Listed): FoundPhoto => ({
  id: name,
  name: alt.de ?? name,
  alt,
  tags,
  focus: { x: Math.round(x * 1000), y: Math.round(y * 1000) },
  author: '',
  licence: '',
  source: '',
  previewUrl: name,
  fileUrl: name,
});

/** Every word has to stand in what a picture shows or in what it is good for. */
function ownPictures(search: string): readonly Listed[] {
  const words = plainName(search).split(/\s+/).filter(Boolean);
  return OWN_PICTURES.filter(({ alt, tags }) => {
    const said = plainName([...Object.values(alt), ...tags].join(' '));
    return words.every((word) => said.includes(word));
  });
}

export function readOwn(name: string): Promise<Uint8Array> {
  return readFile(new URL(`${name}.webp`, FOLDER));
}

/** Nobody is asked and nothing is fetched: they lie here. */
export const own: Provider = {
  hosts: [],
  headers: () => ({}),
  search: async (_ask, search, page) => {
    const found = ownPictures(search);
    const end = page * PHOTOS_A_PAGE;
    return { photos: found.slice(end - PHOTOS_A_PAGE, end).map(photoFrom), hasMore: found.length > end };
  },
  find: async (_ask, id) => {
    const listed = OWN_PICTURES.find(({ name }) => name === id);
    if (!listed) throw problem('media_stock.unknown');
    return photoFrom(listed);
  },
  read: readOwn,
};
