import type { TemplateKey } from '../contract.ts';
import type { SiteTemplate } from './template-page.ts';
import { cafeTemplates } from './templates/cafe-template.ts';
import { clubTemplates } from './templates/club-template.ts';
import { hairdresserTemplates } from './templates/hairdresser-template.ts';
import { lockersTemplates } from './templates/lockers-template.ts';
import { pizzeriaTemplates } from './templates/pizzeria-template.ts';
import { practiceTemplates } from './templates/practice-template.ts';
import { shopTemplates } from './templates/shop-template.ts';
import { workshopTemplates } from './templates/workshop-template.ts';

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
