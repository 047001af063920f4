import type { Corners, HeaderStyle, Spacing } from '@fachwerk/base/site-face';

const BAR_AT: Readonly<Record<HeaderStyle, { readonly name: number; readonly pages: readonly number[] }>> = {
  line: { name: 8, pages: [66, 82, 98] },
  centred: { name: 48, pages: [8, 20, 32] },
  over: { name: 8, pages: [66, 82, 98] },
};

/** A page with its header: where name and pages stand, and whether a photograph lies below. */
export function HeaderDrawing({ style }: { readonly style: HeaderStyle }) {
  const { name, pages } = BAR_AT[style];
  const isOver = style === 'over';
  return (
    <svg viewBox="0 0 120 64" role="presentation">
      <rect x="0.5" y="0.5" width="119" height="63" rx="4" fill="var(--fw-panel)" stroke="var(--fw-line)" />
      <path
        d={isOver ? 'M1 5a4 4 0 0 1 4-4h110a4 4 0 0 1 4 4v41H1z' : 'M1 17h118v29H1z'}
        fill={isOver ? 'var(--fw-beam)' : 'var(--fw-ground)'}
      />
      <rect x={name} y="7" width="24" height="4" rx="2" fill={isOver ? 'var(--fw-panel)' : 'var(--fw-beam)'} />
      {pages.map((x) => (
        <rect key={x} x={x} y="8" width="9" height="2" rx="1" fill={isOver ? 'var(--fw-panel)' : 'var(--fw-quiet)'} />
      ))}
      {style === 'centred' && <rect x="100" y="8" width="10" height="2" rx="1" fill="var(--fw-quiet)" />}
      <rect x="8" y="26" width="44" height="4" rx="2" fill={isOver ? 'var(--fw-panel)' : 'var(--fw-beam)'} />
      <rect x="8" y="34" width="18" height="6" rx="2" fill="var(--fw-accent)" />
      <rect x="8" y="52" width="70" height="3" rx="1.5" fill="var(--fw-line)" />
    </svg>
  );
}

const GAP: Readonly<Record<Spacing, number>> = { compact: 4, normal: 9, airy: 15 };

/** Sections closer together or further apart. */
export function SpacingDrawing({ spacing }: { readonly spacing: Spacing }) {
  const step = 8 + GAP[spacing];
  const first = 32 - 4 - step;
  return (
    <svg viewBox="0 0 120 64" role="presentation">
      <rect x="0.5" y="0.5" width="119" height="63" rx="4" fill="var(--fw-panel)" stroke="var(--fw-line)" />
      {[0, 1, 2].map((at) => (
        <rect
          key={at}
          x="24"
          y={first + at * step}
          width={at === 1 ? 72 : 56}
          height="8"
          rx="2"
          fill={at === 1 ? 'var(--fw-accent)' : 'var(--fw-quiet)'}
        />
      ))}
    </svg>
  );
}

const ROUND: Readonly<Record<Corners, readonly [card: number, button: number]>> = {
  square: [0, 0],
  soft: [5, 3],
  round: [12, 6],
};

/** A card with a button in these corners. */
export function CornersDrawing({ corners }: { readonly corners: Corners }) {
  const [card, button] = ROUND[corners];
  return (
    <svg viewBox="0 0 120 64" role="presentation">
      <rect x="26" y="8" width="68" height="48" rx={card} fill="var(--fw-panel)" stroke="var(--fw-quiet)" />
      <rect x="36" y="18" width="40" height="4" rx="2" fill="var(--fw-quiet)" />
      <rect x="36" y="34" width="32" height="12" rx={button} fill="var(--fw-accent)" />
    </svg>
  );
}
