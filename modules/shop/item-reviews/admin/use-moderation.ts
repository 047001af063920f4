import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { MOST_AT_ONCE, type Review, reviewApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

/** Publishes reviews as they were read, and says how many. Resolves to false where the server refused. */
export function usePublish(): (reviews: readonly Review[]) => Promise<boolean> {
  const t = useText(adminDe);
  const { mutateAsync } = useChange(reviewApi.publish);
  return (reviews) =>
    mutateAsync({ reviews: reviews.slice(0, MOST_AT_ONCE).map(({ id, version }) => ({ id, version })) }).then(
      ({ published }) => {
        notify(
          reviews.length === 1 ? t('item-reviews.published') : t('item-reviews.published.many', { count: published }),
        );
        return true;
      },
      () => false,
    );
}
