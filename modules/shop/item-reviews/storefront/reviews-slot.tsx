import { formatNumber } from '@fachwerk/base/format-number';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { StarRow } from '@fachwerk/menu/site-parts';
import { REVIEWS_ID } from '@fachwerk/menu/site-slots';
import { Icon } from '@fachwerk/site/icon';
import type { PartProps } from '@fachwerk/site/slot';
import { useLocale, useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import { ReviewSort, type ShownReview, type ShownReviews } from '../contract-site.ts';
import { PAGE_QUERY, SORT_QUERY } from '../rules/review-path.ts';
import { siteDe } from '../texts/site.de.ts';
import css from './reviews.module.css';

/** What buyers say about an item; what they typed is shown as it was typed. */
export function Part({ data }: PartProps<unknown, ShownReviews>) {
  const t = useText(siteDe);
  const { count, reviews, page, pages } = data;
  return (
    <section className={css.section} aria-labelledby={REVIEWS_ID}>
      <h2 id={REVIEWS_ID}>{count > 0 ? t('review.title_count', { count }) : t('review.title')}</h2>
      {count === 0 ? (
        <p className={css.quiet}>{t('review.none')}</p>
      ) : (
        <div className={css.body}>
          <Summary shown={data} />
          <div className={css.list}>
            {count > 1 && <SortLinks chosen={data.sort} />}
            <ol className={css.reviews}>
              {reviews.map((review) => (
                <li key={review.id}>
                  <Review review={review} />
                </li>
              ))}
            </ol>
            {pages > 1 && <PageLinks sort={data.sort} page={page} pages={pages} />}
          </div>
        </div>
      )}
      <details className={css.checked}>
        <summary>{t('review.checked.title')}</summary>
        <p>{t('review.checked.text')}</p>
      </details>
    </section>
  );
}

function Summary({ shown: { average, count, byStars } }: { readonly shown: ShownReviews }) {
  const t = useText(siteDe);
  const locale = useLocale();
  return (
    <div className={css.summary}>
      <p className={css.average}>
        <strong>{formatNumber(average, locale, 1)}</strong>
        <span className={css.big}>
          <StarRow stars={average} />
        </span>
        <span className={css.quiet}>{t('review.of_five')}</span>
      </p>
      <ul className={css.bars}>
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            <span>{t('review.stars', { count: stars })}</span>
            <meter min={0} max={count} value={byStars[stars - 1] ?? 0} aria-hidden="true" />
            <span className="fw-figures">{byStars[stars - 1] ?? 0}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const addressOf = (sort: ReviewSort, page: number) => {
  const query = new URLSearchParams({
    ...(sort !== 'newest' && { [SORT_QUERY]: sort }),
    ...(page > 1 && { [PAGE_QUERY]: String(page) }),
  });
  return `?${query}#${REVIEWS_ID}`;
};

function SortLinks({ chosen }: { readonly chosen: ReviewSort }) {
  const t = useText(siteDe);
  return (
    <nav className={css.sorts} aria-label={t('review.sort')}>
      {ReviewSort.options.map((sort) => (
        <a key={sort} href={addressOf(sort, 1)} aria-current={sort === chosen ? 'true' : undefined} rel="nofollow">
          {t(`review.sort.${sort}`)}
        </a>
      ))}
    </nav>
  );
}

function PageLinks({
  sort,
  page,
  pages,
}: {
  readonly sort: ReviewSort;
  readonly page: number;
  readonly pages: number;
}) {
  const t = useText(siteDe);
  return (
    <nav className={css.pages} aria-label={t('review.pages')}>
      {page > 1 && (
        <a href={addressOf(sort, page - 1)} rel="nofollow">
          {t('review.page.before')}
        </a>
      )}
      <span className={css.quiet}>{t('review.page', { page, pages })}</span>
      {page < pages && (
        <a href={addressOf(sort, page + 1)} rel="nofollow">
          {t('review.page.next')}
        </a>
      )}
    </nav>
  );
}

function Review({ review: { stars, title, text, name, writtenAt, reply } }: { readonly review: ShownReview }) {
  const t = useText(siteDe);
  return (
    <article className={css.review}>
      <p className={css.stars}>
        <StarRow stars={stars} />
        <span className="fw-hidden">{t('review.stars', { count: stars })}</span>
        {title && <strong>{title}</strong>}
      </p>
      <p className={css.who}>
        <span>{name || t('review.nameless')}</span>
        <Time at={writtenAt} timeZone={HOUSE_ZONE} style="date" />
        <span className={css.bought}>
          <Icon name="circleCheck" size={16} />
          {t('review.bought')}
        </span>
      </p>
      {text && <p className={css.text}>{text}</p>}
      {reply && (
        <div className={css.reply}>
          <p className={css.replied}>{t('review.reply')}</p>
          <p className={css.text}>{reply}</p>
        </div>
      )}
    </article>
  );
}
