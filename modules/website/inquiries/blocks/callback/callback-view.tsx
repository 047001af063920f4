import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import type { FormData } from '../../rules/form-data.ts';
import { InquiryForm } from '../parts/inquiry-form.tsx';
import type { callbackBlock } from './callback-block.ts';

export function Part({ given }: { readonly given: BlockOf<typeof callbackBlock, FormData | null> }) {
  return <InquiryForm kind="callback" given={given} />;
}
