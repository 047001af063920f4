import type { TextsLike } from '@fachwerk/base/language';
import type { accessibilityDe } from './accessibility.de.ts';

export const accessibilityEn: TextsLike<typeof accessibilityDe> = {
  'made.accessibility.goods': `## What we offer

Through {siteName} you see what we offer, order and pay. {legalName} wants everybody to be able to do so.`,
  'made.accessibility.boxes': `## What we offer

Through {siteName} you find lockers, book and pay for them, and open them with your phone or at the terminal. {legalName} wants everybody to be able to do so.`,
  'made.accessibility.small':
    'As a micro-enterprise we are not obliged to make this statement under section 3(3) of the German Accessibility Strengthening Act (BFSG). We make it voluntarily.',
  'made.accessibility.demand': `## What we follow

Our measure is the standard EN 301 549 with the Web Content Accessibility Guidelines (WCAG) 2.1, level AA, on which the BFSG rests:

- Everything can be used with the keyboard and with screen readers.
- Text can be enlarged without anything getting lost.
- Colours have enough contrast, and nothing is said by colour alone.
- Ordering and paying work without JavaScript too.`,
  'made.accessibility.full': `## How accessible this website is

This website meets these requirements.`,
  'made.accessibility.partly': `## How accessible this website is

This website meets these requirements for the most part. Not yet accessible:

{barriers}

We are working on it. If you need any of this, write to us; we will find another way.`,
  'made.accessibility.self': 'This statement rests on an assessment of our own.',
  'made.accessibility.external': 'This statement rests on an assessment by {assessor}.',
  'made.accessibility.foreign':
    'Videos and maps of other providers are loaded only when you ask for them. How accessible they are is not in our hands; what they show is there as text too.',
  'made.accessibility.feedback': `## Something does not work?

Please write to us: {email}
Or call: {phone}

We answer as soon as we can and are glad to help.`,
  'made.accessibility.authority': `## Responsible authority

Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)
Carl-Miller-Straße 6
39112 Magdeburg, Germany
Email: MLBF@ms.sachsen-anhalt.de`,
  'made.accessibility.standing': 'Made on {on}',
};
