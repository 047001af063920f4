import { Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import type { ShownItem } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { ChoiceForm } from './choice-form.tsx';
import { ItemFacts, ItemPictures } from './item-facts.tsx';
import { useWhyNot } from './use-why-not.ts';

/** An item as a page of its own: for search engines, for shared links, and without a script. */
export function View({ data: item }: ViewProps<ShownItem>) {
  const t = useText(siteDe);
  const { card, category, offer, isCatalogue } = item;
  const whyNot = useWhyNot(card);
  return (
    <Stack>
      <PageTitle back={{ to: `/shop#k-${category.id}`, label: category.name }}>{card.name}</PageTitle>
      <ItemPictures item={item} />
      <ItemFacts item={item} />
      {isCatalogue ? (
        <Notice kind="info" title={t('shop.catalogue_only')} />
      ) : (
        <ChoiceForm offer={offer} isMeal={card.isMeal} whyNot={whyNot} />
      )}
    </Stack>
  );
}
