import type { Language, Texts } from '@fachwerk/base/language';
import type { ShownBlock } from '@fachwerk/pages/contract-shown';
import type { BlockKind } from '@fachwerk/pages/rules/block-kind';
import type { ComponentType } from 'react';

type BlockView = ComponentType<{ readonly given: ShownBlock & { readonly isFirst: boolean } }>;

/** The kinds of blocks there are, how each is drawn, and what the drawn ones say. */
export type KnownBlocks = {
  readonly kinds: readonly BlockKind[];
  readonly views: Readonly<Record<string, BlockView>>;
  readonly siteTexts: Readonly<Partial<Record<Language, Texts>>>;
};
