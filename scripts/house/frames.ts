import { breach, type HouseRule } from './breach.ts';
import { importsOf } from './reading/syntax.ts';
import { unneeded } from './unneeded.ts';

/** What lies over a screen, closes by Escape and takes along what was typed in it. */
const FRAMES = new Set(['Modal', 'Drawer', 'Popover']);
const KEEPS = /\/kept-text(\.ts)?$/;

/** Text typed over a screen is not lost: the frames of the kit ask before they close, one's own ask by `useKeptText`. */
export const keptFrames: HouseRule = (tree) => {
  const found = tree.sources
    .filter(({ place, isTest }) => !isTest && (place.face === 'admin' || place.zone === 'kit' || place.zone === 'apps'))
    .flatMap((source) => {
      const taken = importsOf(source);
      if (taken.some(({ spec }) => KEEPS.test(spec))) return [];
      return taken.flatMap(({ spec, start, names }) => {
        const frame = names.find(({ imported }) => spec === '@mantine/core' && FRAMES.has(imported))?.imported;
        const what = frame ?? (spec === '@mantine/modals' ? 'modals' : undefined);
        const instead = 'Use Dialog or DetailDrawer of the kit, or close it by useKeptText (docs/decisions/0150)';
        return what ? [breach(source.path, source.lineOf(start), `${what} loses what is typed in it`, instead)] : [];
      });
    });
  const { frames } = tree.exceptions;
  return [
    ...found.filter(({ file }) => !(file in frames)),
    ...unneeded(frames, new Set(found.map(({ file }) => file))),
  ];
};
