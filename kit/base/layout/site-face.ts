/** A site's shape, beside its colours and fonts. */
export const HEADERS = ['line', 'centred', 'over'] as const;
export type HeaderStyle = (typeof HEADERS)[number];

export const SPACINGS = ['compact', 'normal', 'airy'] as const;
export type Spacing = (typeof SPACINGS)[number];

export const CORNERS = ['square', 'soft', 'round'] as const;
export type Corners = (typeof CORNERS)[number];

export type SiteFace = {
  readonly header: HeaderStyle;
  readonly spacing: Spacing;
  readonly corners: Corners;
  /** Sections slide in slightly while scrolling, unless the visitor's device asks for less motion. */
  readonly hasMotion: boolean;
};

export const USUAL_FACE: SiteFace = { header: 'line', spacing: 'normal', corners: 'soft', hasMotion: true };
