import { cents } from '@fachwerk/base/money';
import { useAsk } from '@fachwerk/react/call';
import { formatMoney, Money } from '@fachwerk/react/money';
import { wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Alert, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { type AccessRight, rentalChangeApi } from '../../contract.ts';
import { type Dates, whyNotDates } from '../../rules/dates.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useRefusalLabels } from '../actions/refusal-words.ts';
import classes from './dates-preview.module.css';
import type { Seen } from './difference-choice.tsx';

export type DatesPreview =
  | { readonly state: 'same' | 'asking' | 'incomplete' }
  | { readonly state: 'refused'; readonly why: string }
  | { readonly state: 'fits'; readonly priceCents: number; readonly seen: Seen };

const PAUSE_MS = 300;

/** The rules answer at once, the server knows who else has the box. */
export function useDatesPreview(right: AccessRight, dates: Dates | null): DatesPreview {
  const words = useRefusalLabels();
  const isSame = dates !== null && isSameAs(right, dates);
  const refusal = dates && !isSame ? whyNotDates(right, dates, new Date()) : null;
  const [asked] = useDebouncedValue(dates, PAUSE_MS);
  const isSettled = dates !== null && asked !== null && isSameAs(asked, dates);
  const isWanted = isSettled && !isSame && refusal === null;
  const answer = useAsk(
    rentalChangeApi.previewDates,
    { id: right.id, ...(asked ?? { startsAt: right.startsAt, endsAt: right.endsAt }) },
    { isEnabled: isWanted },
  );
  if (!dates) return { state: 'incomplete' };
  if (isSame) return { state: 'same' };
  if (refusal) return { state: 'refused', why: words(refusal)! };
  if (isWanted && answer.isError) return { state: 'refused', why: wordsOf(answer.error).text };
  if (!isWanted || !answer.data) return { state: 'asking' };
  const { problem, priceCents, ...seen } = answer.data;
  if (problem) return { state: 'refused', why: words(problem)! };
  return { state: 'fits', priceCents, seen };
}

const isSameAs = (one: Dates, other: Dates) => +one.startsAt === +other.startsAt && +one.endsAt === +other.endsAt;

export function DatesPreview({ preview }: { preview: DatesPreview }) {
  const t = useText(adminDe);
  if (preview.state === 'refused') {
    return (
      <Alert color="danger" role="alert" icon={<IconAlertTriangle stroke={1.5} />}>
        {preview.why}
      </Alert>
    );
  }
  return (
    <section className={classes.preview} aria-label={t('access_rights.dates.preview')} role="status">
      {preview.state === 'fits' ? (
        <>
          <Text size="sm" mb={4}>
            <IconCheck size={16} stroke={1.5} color="var(--fw-ok)" aria-hidden /> {t('access_rights.dates.fits')}
          </Text>
          <dl>
            <dt>{t('access_rights.dates.price')}</dt>
            <dd>
              <Money amount={cents(preview.priceCents)} />
            </dd>
            <dt>{t('access_rights.dates.difference')}</dt>
            <dd className="tabular">{signed(preview.seen.differenceCents)}</dd>
          </dl>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {t(SAYING[preview.state])}
        </Text>
      )}
    </section>
  );
}

const SAYING = {
  same: 'access_rights.dates.same',
  asking: 'access_rights.dates.checking',
  incomplete: 'access_rights.dates.bad',
} as const;

const signed = (amount: number) => `${amount > 0 ? '+' : ''}${formatMoney(cents(amount))}`;
