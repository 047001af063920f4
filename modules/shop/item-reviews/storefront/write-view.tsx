import { StarRow } from '@fachwerk/menu/site-parts';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Empty } from '@fachwerk/site/empty';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Row, Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import type { OwnReview } from '../contract-site.ts';
import { ACTS, FIELDS, ITEM_QUERY, writePath } from '../rules/review-path.ts';
import { siteDe } from '../texts/site.de.ts';
import { StarField } from './star-field.tsx';
import css from './write.module.css';
import type { WriteData } from './write-data.ts';

export function View({ data }: ViewProps<WriteData>) {
  const t = useText(siteDe);
  const { orderHash, orderNumber, isOn, isDone, items, isSent, chosen } = data;
  const back = { to: `/bestellung/${orderHash}`, label: t('review.write.back') };
  return (
    <Stack>
      <PageTitle back={back} lead={t('review.write.lead', { orderNumber })} />
      {isSent && (
        <Notice kind="ok" title={t('review.write.sent')} isAnswer>
          <p>{t('review.write.sent.text')}</p>
        </Notice>
      )}
      {items.length === 0 ? (
        <Empty icon="bag" title={t(isDone ? 'review.write.none' : 'review.not_done_yet')} />
      ) : (
        <ul className={css.items}>
          {items.map((own) => (
            <li key={own.item.id} id={own.item.id} className={css.item}>
              <ItemHead own={own} />
              {own.item.id === chosen ? (
                <ReviewForm own={own} name={data.name} />
              ) : (
                <Said
                  own={own}
                  isOn={isOn}
                  path={`${writePath(orderHash)}?${ITEM_QUERY}=${own.item.id}#${own.item.id}`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function ItemHead({ own: { item, detail } }: { readonly own: OwnReview }) {
  return (
    <div className={css.head}>
      {item.picture && <img src={item.picture} alt="" width={80} height={60} loading="lazy" decoding="async" />}
      <div>
        <h2 className={css.name}>{item.name}</h2>
        {detail && <p className={css.quiet}>{detail}</p>}
      </div>
    </div>
  );
}

type SaidProps = { readonly own: OwnReview; readonly isOn: boolean; readonly path: string };

/** What was said about an item, as far as it is; and the way to say it. */
function Said({ own: { item, review }, isOn, path }: SaidProps) {
  const t = useText(siteDe);
  if (!review) {
    return (
      <Row>
        <ButtonLink to={path} kind="plain">
          {t('review.write.open')}
        </ButtonLink>
      </Row>
    );
  }
  const { stars, title, text, state, reason } = review;
  return (
    <Stack gap="small">
      <p className={css.said}>
        <StarRow stars={stars} />
        <span className="fw-hidden">{t('review.stars', { count: stars })}</span>
        {title && <strong>{title}</strong>}
      </p>
      {text && <p className={css.text}>{text}</p>}
      <p className={css.quiet}>
        {t(`review.write.state.${state}`)}
        {reason && ` ${t('review.write.reason', { reason: t(`review_reason.${reason}`) })}`}
      </p>
      <Row>
        {isOn && state !== 'published' && (
          <ButtonLink to={path} kind="plain">
            {t('review.write.change')}
          </ButtonLink>
        )}
        <Form hidden={{ [FIELDS.item]: item.id }} hasOwnNotice>
          <Button act={ACTS.remove} kind="quiet" icon="trash">
            {t('review.write.remove')}
          </Button>
        </Form>
      </Row>
    </Stack>
  );
}

const TEXT_ROWS = 5;

function ReviewForm({ own: { item, review }, name }: { readonly own: OwnReview; readonly name: string }) {
  const t = useText(siteDe);
  return (
    <Form hidden={{ [FIELDS.item]: item.id }} isKept>
      <StarField name={FIELDS.stars} label={t('review.field.stars')} value={review?.stars ?? null} />
      <Field name={FIELDS.title} label={t('review.field.title')} value={review?.title ?? ''} isOptional />
      <Field
        name={FIELDS.text}
        label={t('review.field.text')}
        value={review?.text ?? ''}
        help={t('review.field.text.help')}
        rows={TEXT_ROWS}
        isOptional
      />
      <Field
        name={FIELDS.name}
        label={t('review.field.name')}
        value={review?.name ?? name}
        help={t('review.field.name.help')}
        isOptional
      />
      <Row>
        <Button act={ACTS.write}>{t('review.write.send')}</Button>
      </Row>
      <p className={css.quiet}>{t('review.write.checked')}</p>
    </Form>
  );
}
