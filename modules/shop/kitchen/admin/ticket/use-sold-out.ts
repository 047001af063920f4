import { itemApi } from '@fachwerk/catalog/contract';
import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { adminDe } from '../../texts/admin.de.ts';

/** What has run out is gone from the shop with one tap, until tomorrow; the notice takes it back. */
export function useSoldOut(): (item: { readonly itemId: string; readonly title: string }) => void {
  const t = useText(adminDe);
  const mark = useChange(itemApi.markSoldOut, { stale: 'nothing' });
  return ({ itemId, title }) =>
    mark.mutate(
      { ids: [itemId], soldOut: 'tomorrow' },
      {
        onSuccess: () =>
          notify(t('kitchen.sold_out_done', { title }), {
            run: () => mark.mutate({ ids: [itemId], soldOut: 'no' }),
          }),
      },
    );
}
