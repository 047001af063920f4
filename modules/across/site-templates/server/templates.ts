import type { TemplateKey } from '../contract.ts';
import type { SiteTemplate } from './template-page.ts';
import { cafeTemplates } from './templates/cafe-templates.ts';
import { clubTemplates } from './templates/club-templates.ts';
import { hairdresserTemplates } from './templates/hairdresser-templates.ts';
import { lockersTemplates } from './templates/lockers-templates.ts';
import { pizzeriaTemplates } from './templates/pizzeria-templates.ts';
import { practiceTemplates } from './templates/practice-templates.ts';
import { shopTemplates } from './templates/shop-templates.ts';
import { workshopTemplates } from './templates/workshop-templates.ts';

export const TEMPLATES: readonly SiteTemplate[] = [
  ...lockersTemplates,
  ...pizzeriaTemplates,
  ...cafeTemplates,
  ...shopTemplates,
  ...hairdresserTemplates,
  ...workshopTemplates,
  ...practiceTemplates,
  ...clubTemplates,
];

/** The contract names all keys, and a test holds that each has its template. */
export const templateOf = (key: TemplateKey): SiteTemplate => TEMPLATES.find((each) => each.key === key)!;
