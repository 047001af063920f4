import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import type { Review } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { ReviewMark, StarMarks } from './review-state.tsx';
import classes from './reviews.module.css';
import type { ReviewTab } from './use-review-list.ts';

/** On a phone every column is a line. */
const NONE = '–';

export function useReviewColumns(tab: ReviewTab): Column<Review>[] {
  const t = useText(adminDe);
  const columns: Column<Review>[] = [
    {
      key: 'item',
      title: t('item-reviews.field.item'),
      width: 240,
      cell: ({ item }) => (
        <span className={classes.item}>
          {item.picture && <img className={classes.picture} src={item.picture} alt="" loading="lazy" />}
          <span className={classes.message}>{item.name}</span>
        </span>
      ),
      csv: ({ item }) => item.name,
    },
    {
      key: 'stars',
      title: t('item-reviews.field.stars'),
      width: 110,
      rank: 1,
      cell: ({ stars }) => <StarMarks stars={stars} />,
      csv: ({ stars }) => stars,
      phone: 'value',
    },
    {
      key: 'text',
      title: t('item-reviews.field.text'),
      width: 420,
      rank: 1,
      cell: (review) => <ReviewWords review={review} />,
      csv: ({ title, text }) => [title, text].filter(Boolean).join('\n'),
      phone: 'detail',
    },
    {
      key: 'name',
      title: t('item-reviews.field.name'),
      width: 130,
      rank: 3,
      cell: ({ name, order }) => (
        <span className={classes.who}>
          <span>{name || t('item-reviews.nameless')}</span>
          <span className={classes.quiet}>{order?.number ?? t('item-reviews.no_order')}</span>
        </span>
      ),
      csv: ({ name }) => name,
      phone: 'none',
    },
    {
      key: 'written',
      title: t('item-reviews.field.written'),
      rank: 2,
      cell: ({ writtenAt }) => <Ago at={writtenAt} />,
      csv: ({ writtenAt }) => formatDateTime(writtenAt),
      phone: 'detail',
    },
    {
      key: 'state',
      title: t('item-reviews.field.state'),
      rank: 3,
      cell: ({ state, reason }) => (
        <span className={classes.who}>
          <ReviewMark state={state} />
          {reason && <span className={classes.quiet}>{t(`review_reason.${reason}`)}</span>}
        </span>
      ),
      csv: ({ state }) => t(`item-reviews.state.${state}`),
    },
    {
      key: 'reason',
      title: t('item-reviews.field.reason'),
      rank: 3,
      cell: ({ reason }) => (reason ? t(`review_reason.${reason}`) : NONE),
      csv: ({ reason }) => (reason ? t(`review_reason.${reason}`) : ''),
      phone: 'none',
    },
    {
      key: 'reply',
      title: t('item-reviews.field.reply'),
      rank: 4,
      isExtra: true,
      cell: ({ reply }) => <span className={classes.message}>{reply || NONE}</span>,
      csv: ({ reply }) => reply,
      phone: 'none',
    },
  ];
  // Where all are the same there is nothing to tell.
  const isTold = ({ key }: Column<Review>) =>
    (key !== 'state' || tab === 'all') && (key !== 'reason' || tab === 'rejected');
  return columns.filter(isTold);
}

function ReviewWords({ review: { title, text } }: { review: Review }) {
  const t = useText(adminDe);
  if (!title && !text) return <span className={classes.quiet}>{t('item-reviews.no_text')}</span>;
  return (
    <span className={classes.message} data-clamped>
      {title && <strong>{title}</strong>}
      {title && text && ' · '}
      {text}
    </span>
  );
}
