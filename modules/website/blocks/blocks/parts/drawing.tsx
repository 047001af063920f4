import css from './drawing.module.css';

/** Stands where no picture is chosen yet, in the colours of the site: a page is never bare. Says nothing, so nobody has to hear it. */
export function Drawing({ number }: { readonly number: number }) {
  const Shapes = DRAWINGS[number % DRAWINGS.length]!;
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={css.ground} width="400" height="300" />
      <Shapes />
    </svg>
  );
}

/** Hills below a low sun. */
function Hills() {
  return (
    <>
      <circle className={css.accent} cx="272" cy="118" r="58" />
      <path className={css.light} d="M0 210C70 150 130 150 200 196S330 236 400 168V300H0Z" />
      <path className={css.middle} d="M0 250C90 200 160 214 230 240S350 262 400 226V300H0Z" />
      <path className={css.deep} d="M0 286C100 250 210 262 400 272V300H0Z" />
    </>
  );
}

/** Three gates in a wall, one of them lit. */
function Arches() {
  return (
    <>
      <path className={css.light} d="M28 300V150a54 54 0 0 1 108 0V300Z" />
      <path className={css.accent} d="M146 300V150a54 54 0 0 1 108 0V300Z" />
      <path className={css.middle} d="M264 300V150a54 54 0 0 1 108 0V300Z" />
      <rect className={css.middle} x="28" y="62" width="344" height="16" />
      <rect className={css.deep} y="286" width="400" height="14" />
    </>
  );
}

/** Beams and panels. */
function Beams() {
  return (
    <>
      <rect className={css.light} x="60" y="60" width="130" height="90" />
      <rect className={css.accent} x="210" y="60" width="130" height="90" />
      <rect className={css.middle} x="60" y="170" width="130" height="90" />
      <rect className={css.light} x="210" y="170" width="130" height="90" />
      <path className={css.beam} d="M50 50H350V270H50ZM200 50V270M50 160H350M200 160L50 270M200 160L350 50" />
    </>
  );
}

/** Quarters of circles, as on old tiles. */
function Tiles() {
  return (
    <>
      <path className={css.accent} d="M50 50h100a100 100 0 0 1-100 100Z" />
      <path className={css.light} d="M250 50a100 100 0 0 1-100 100V50Z" />
      <path className={css.middle} d="M250 150V50a100 100 0 0 0 100 100Z" />
      <path className={css.middle} d="M50 250a100 100 0 0 1 100-100v100Z" />
      <path className={css.deep} d="M150 150h100a100 100 0 0 1-100 100Z" />
      <path className={css.accent} d="M350 250H250a100 100 0 0 1 100-100Z" />
    </>
  );
}

const DRAWINGS = [Hills, Beams, Arches, Tiles] as const;
