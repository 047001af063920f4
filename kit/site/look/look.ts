import type { SiteHead, Template } from '../pages/frame.ts';
import { fontVariables } from './fonts.ts';
import { shapeVariables } from './shape.ts';
import { type Colours, LOOKS, pageColours, schemeOf, TONES, toneColours } from './tones.ts';

type Given = Pick<SiteHead, 'template' | 'accent' | 'fonts' | 'spacing' | 'corners' | 'hasMotion'>;

const declared = (colours: Colours) => Object.entries(colours).map(([name, value]) => `--fw-${name}:${value}`);

/** The look of a site as declarations of CSS variables, for the root of a document. */
export function lookVariables(given: Given): string {
  const own = [...declared(pageColours(given)), ...fontVariables(given.fonts), ...shapeVariables(given)];
  return `color-scheme:${schemeOf(given.template)};${own.join(';')}`;
}

/** The colours of sections with a background of their own: everything inside of one uses them. */
export function toneCss(given: Pick<SiteHead, 'template' | 'accent'>): string {
  return TONES.map((tone) => {
    const scheme = schemeOf(given.template, tone);
    return `[data-tone=${tone}]{color-scheme:${scheme};${declared(toneColours(given, tone)).join(';')}}`;
  }).join('');
}

/** The look of a site: the template's colours, the company's accent corrected for contrast, its fonts and its shape. */
export function lookCss(given: Given): string {
  return `:root{${lookVariables(given)}}${toneCss(given)}`;
}

/** For the browser bar of a phone. */
export function groundOf(template: Template): string {
  return LOOKS[template].tokens.ground;
}
