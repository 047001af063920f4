import { LANGUAGES, type Language, type Texts } from '@fachwerk/base/language';
import { kinds } from '@fachwerk/blocks/kinds';
import { siteTexts, views } from '@fachwerk/blocks/views';
import { kinds as formKinds } from '@fachwerk/inquiries/kinds';
import { siteTexts as formTexts, views as formViews } from '@fachwerk/inquiries/views';
import { kinds as liveKinds } from '@fachwerk/live-blocks/kinds';
import { siteTexts as liveTexts, views as liveViews } from '@fachwerk/live-blocks/views';
import { kinds as newsletterKinds } from '@fachwerk/messaging/kinds';
import { siteTexts as newsletterTexts, views as newsletterViews } from '@fachwerk/messaging/views';
import type { ShownBlock } from '@fachwerk/pages/contract-shown';
import type { BlockKind } from '@fachwerk/pages/rules/block-kind';
import { kinds as surveyKinds } from '@fachwerk/surveys/kinds';
import { siteTexts as surveyTexts, views as surveyViews } from '@fachwerk/surveys/views';
import type { ComponentType } from 'react';

type BlockView = ComponentType<{ readonly given: ShownBlock & { readonly isFirst: boolean } }>;

/** The kinds of blocks there are, how each is drawn, and what the drawn ones say. */
export type KnownBlocks = {
  readonly kinds: readonly BlockKind[];
  readonly views: Readonly<Record<string, BlockView>>;
  readonly siteTexts: Readonly<Partial<Record<Language, Texts>>>;
};

/** All kinds of blocks there are. */
export const ALL_BLOCKS: KnownBlocks = {
  kinds: [...kinds, ...formKinds, ...liveKinds, ...newsletterKinds, ...surveyKinds],
  // Each takes the content of its own kind; which one a block is of is known only when it is drawn.
  views: {
    ...views,
    ...formViews,
    ...liveViews,
    ...newsletterViews,
    ...surveyViews,
  } as unknown as KnownBlocks['views'],
  siteTexts: Object.fromEntries(
    LANGUAGES.map((each) => [
      each,
      {
        ...siteTexts[each],
        ...formTexts[each],
        ...liveTexts[each],
        ...newsletterTexts[each],
        ...surveyTexts[each],
      },
    ]),
  ),
};
