import type { ShownBlock } from '@fachwerk/pages/contract-shown';

/** Headings inside of a block stand below its headline, where that is shown. */
export function headingIn({ settings: { headline, showsHeadline } }: Pick<ShownBlock, 'settings'>): 2 | 3 {
  return showsHeadline && headline !== '' ? 3 : 2;
}
