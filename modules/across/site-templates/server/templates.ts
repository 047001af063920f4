import type { FontPair } from '@fachwerk/base/font-pairs';
import type { Trade } from '../contract.ts';
import type { TemplatePage } from './template-page.ts';
import { cafeTemplate } from './templates/cafe-template.ts';
import { clubTemplate } from './templates/club-template.ts';
import { hairdresserTemplate } from './templates/hairdresser-template.ts';
import { lockersTemplate } from './templates/lockers-template.ts';
import { pizzeriaTemplate } from './templates/pizzeria-template.ts';
import { practiceTemplate } from './templates/practice-template.ts';
import { shopTemplate } from './templates/shop-template.ts';
import { workshopTemplate } from './templates/workshop-template.ts';

export const TEMPLATES: Readonly<Record<Trade, readonly TemplatePage[]>> = {
  lockers: lockersTemplate,
  pizzeria: pizzeriaTemplate,
  cafe: cafeTemplate,
  shop: shopTemplate,
  hairdresser: hairdresserTemplate,
  workshop: workshopTemplate,
  practice: practiceTemplate,
  club: clubTemplate,
};

/** What each is set in when nobody has chosen anything else. */
export const FONTS_OF: Readonly<Record<Trade, FontPair>> = {
  lockers: 'clear',
  pizzeria: 'elegant',
  cafe: 'warm',
  shop: 'modern',
  hairdresser: 'elegant',
  workshop: 'strong',
  practice: 'clear',
  club: 'friendly',
};
