import type { Translated } from '@fachwerk/base/translated';
import type { ElementType, InquiryKind } from '../contract.ts';

/** One thing a form asks for; `Words` are those of all languages where it is kept, and of one where it is shown. */
export type FormElement<Words> = {
  readonly type: ElementType;
  readonly label: Words;
  readonly isRequired: boolean;
  readonly help: Words;
  readonly options: readonly { readonly label: Words }[];
};

export type WrittenElement = FormElement<Translated>;

/** Of a block: a call-back has the number apart from what else is asked. */
type FormContent<Words> = { readonly elements: readonly FormElement<Words>[]; readonly phone?: Words };

/** Which kind of inquiry the form of a block sends. */
export const FORM_KINDS: Readonly<Record<string, InquiryKind>> = { 'contact-form': 'contact', callback: 'callback' };

/** What a form asks for, in its order: the page draws it, and the server holds the answers against it, by the number of each. */
export function elementsOf<Words>(
  kind: InquiryKind,
  { elements, phone }: FormContent<Words>,
  none: Words,
): readonly FormElement<Words>[] {
  // Among nothing one cannot choose.
  const asked = elements.filter(({ type, options }) => type !== 'choice' || options.length > 0);
  if (kind === 'contact') return asked;
  return [{ type: 'phone', label: phone ?? none, isRequired: true, help: none, options: [] }, ...asked];
}

/** How many characters an answer may have. */
export const MOST_CHARACTERS: Readonly<Record<ElementType, number>> = {
  short: 200,
  long: 4000,
  email: 254,
  phone: 40,
  choice: 4,
  checkbox: 4,
  date: 10,
};
