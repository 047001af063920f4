import type { BlockFields, Written } from '@fachwerk/pages/rules/block-fields';
import { ElementType } from '../../contract.ts';

/** What the owner of a site can fill in in every form; what visitors are asked are rows that can be moved and repeated. */
export const FORM_FIELDS = {
  text: { type: 'prose', max: 600, isUsual: true },
  elements: {
    type: 'list',
    most: 20,
    fields: {
      label: { type: 'line', max: 120, isUsual: true },
      type: { type: 'choice', of: ElementType.options },
      isRequired: { type: 'yes' },
      help: { type: 'line', max: 200, isUsual: true },
      options: { type: 'list', most: 20, fields: { label: { type: 'line', max: 100, isUsual: true } } },
    },
  },
  action: { type: 'line', max: 40, isUsual: true },
  privacy: { type: 'prose', max: 400, isUsual: true },
  thanks: { type: 'prose', max: 400, isUsual: true },
  offersReceipt: { type: 'yes' },
  offersNewsletter: { type: 'yes' },
} as const satisfies BlockFields;

/** Forms of before could not offer the newsletter. */
export const FORM_VERSION = 2;
export const migrateForm = (content: Readonly<Record<string, unknown>>) => ({ ...content, offersNewsletter: false });

type Elements = Written<typeof FORM_FIELDS>['elements'];

/** One row of a sample. */
export function asked(
  type: Elements[number]['type'],
  label: Elements[number]['label'],
  more: Partial<Elements[number]> = {},
): Elements[number] {
  return { label, type, isRequired: false, help: {}, options: [], ...more };
}
