import type { AssetData } from '../../contract.ts';
import { OWN_PICTURES, ownPictureFile } from '../stock/own-pictures.ts';

/** A picture of the house that goods, menus and libraries of the demo show. */
export type OwnPicture = Pick<AssetData, 'alt' | 'tags' | 'focus'> & {
  readonly name: string;
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** Undefined until its scene is finished: the demo draws something then. */
export function ownPicture(name: string): OwnPicture | undefined {
  const listed = OWN_PICTURES.find((each) => each.name === name);
  if (!listed) return undefined;
  const [x, y] = listed.focus;
  return {
    name: listed.alt.de ?? name,
    alt: listed.alt,
    tags: [...listed.tags],
    focus: { x: Math.round(x * 1000), y: Math.round(y * 1000) },
    read: async () => new Uint8Array(await ownPictureFile(name)),
  };
}
