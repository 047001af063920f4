import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import type { FormData } from '../../rules/form-data.ts';
import { InquiryForm } from '../parts/inquiry-form.tsx';
import type { contactFormBlock } from './contact-form-block.ts';

export function Part({ given }: { readonly given: BlockOf<typeof contactFormBlock, FormData | null> }) {
  return <InquiryForm kind="contact" given={given} />;
}
