import { type Corners, type SiteFace, type Spacing, USUAL_FACE } from '@fachwerk/base/site-face';

/** Factor on the distances between and inside of sections. */
const SPACE: Readonly<Record<Spacing, number>> = { compact: 0.7, normal: 1, airy: 1.45 };

/** Corners of small parts, controls and cards, panels, pictures, chips and buttons. */
const RADIUS: Readonly<Record<Corners, Readonly<Record<'-s' | '' | '-m' | '-l' | '-pill' | '-button', string>>>> = {
  square: { '-s': '0px', '': '0px', '-m': '0px', '-l': '0px', '-pill': '0px', '-button': '0px' },
  soft: { '-s': '6px', '': '8px', '-m': '12px', '-l': '20px', '-pill': '999px', '-button': '8px' },
  round: { '-s': '10px', '': '16px', '-m': '20px', '-l': '36px', '-pill': '999px', '-button': '999px' },
};

/** A site's spacing, corners and motion as CSS variables. */
export function shapeVariables(given: Partial<SiteFace>): readonly string[] {
  const { spacing, corners, hasMotion } = { ...USUAL_FACE, ...given };
  const radius = Object.entries(RADIUS[corners]).map(([name, value]) => `--fw-radius${name}:${value}`);
  return [`--fw-space:${SPACE[spacing]}`, ...radius, ...(hasMotion ? ['--fw-motion:fw-arrive'] : [])];
}
