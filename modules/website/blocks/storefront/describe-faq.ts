import { plainProse } from '@fachwerk/base/prose';
import type { ShownBlock } from '@fachwerk/pages/contract-shown';
import type { Shown } from '@fachwerk/pages/rules/block-fields';
import type { PageDescription } from '@fachwerk/site/site-app-parts';
import { faqBlock } from '../blocks/faq/faq-block.ts';

type Faq = Shown<(typeof faqBlock)['fields']>;

/** Questions with their answers, of all blocks of the page that have some. */
export const describeFaq: PageDescription = {
  describe: async (_ctx, page) => {
    const { blocks } = (page ?? {}) as { readonly blocks?: readonly ShownBlock[] };
    const items = (Array.isArray(blocks) ? blocks : [])
      .filter(({ kind }) => kind === faqBlock.kind)
      .flatMap(({ content }) => (content as Faq).items)
      .filter(({ question, answer }) => question && answer);
    if (items.length === 0) return [];
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainProse(answer) },
        })),
      },
    ];
  },
};
