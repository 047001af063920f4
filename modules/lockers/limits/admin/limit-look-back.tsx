import { cents } from '@fachwerk/base/money';
import { useDurationLabels } from '@fachwerk/pricing/parts';
import { useAsk } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { wordsOf } from '@fachwerk/react/notice';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type LimitScope,
  LOOK_BACK_DAYS,
  type LookBackKind,
  type LookBackLine,
  limitApi,
  type WantedLimits,
} from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './limit-drawer.module.css';

const PAUSE_MS = 400;

type Props = { scope: LimitScope; limits: WantedLimits; isReady: boolean; isChanged: boolean };

/** What the last days would have been like, while the values are being chosen. */
export function LimitLookBack({ scope, limits, isReady, isChanged }: Props) {
  const t = useText(adminDe);
  const [wanted] = useDebouncedValue(limits, PAUSE_MS);
  const isAsked = isReady && isChanged;
  const asked = useAsk(limitApi.lookBack, { scope, limits: wanted }, { isEnabled: isAsked, keepPrevious: true });
  const title = t('limits.look', { days: LOOK_BACK_DAYS });
  return (
    <section className={classes.look} aria-label={title} aria-live="polite" aria-busy={asked.isFetching}>
      <Title order={4} className={classes.lookHeading ?? ''}>
        {title}
      </Title>
      {!isAsked ? (
        <Text size="sm" c="dimmed">
          {t('limits.look.waits')}
        </Text>
      ) : asked.isError ? (
        <Text size="sm" c="danger">
          {wordsOf(asked.error).text}
        </Text>
      ) : asked.data ? (
        <Lines lines={asked.data.lines} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('limits.look.asked')}
        </Text>
      )}
    </section>
  );
}

/** Counted anew for one value: there is nothing to hold it against. */
const ALONE: readonly LookBackKind[] = ['reminded_earlier', 'reminded_later'];

function Lines({ lines }: { lines: readonly LookBackLine[] }) {
  const t = useText(adminDe);
  const duration = useDurationLabels();
  const froms = lines.flatMap(({ from }) => from ?? []).map((at) => at.getTime());
  const show = ({ kind }: LookBackLine, figure: number) =>
    kind === 'overrun_cents'
      ? formatMoney(cents(figure))
      : kind === 'warm_percent'
        ? t('limits.look.percent', { percent: formatNumber(figure, 1) })
        : formatNumber(figure);
  const said = (line: LookBackLine) => {
    const { kind, before, after } = line;
    if (after === null) return t('limits.look.unknown');
    if (ALONE.includes(kind)) return <strong>{show(line, after)}</strong>;
    if (after === before) return t('limits.look.same', { count: show(line, before) });
    return (
      <>
        <strong>{show(line, after)}</strong> {t('limits.look.instead', { before: show(line, before) })}
      </>
    );
  };
  if (lines.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('limits.look.nobody')}
      </Text>
    );
  }
  return (
    <>
      <dl className={classes.lines}>
        {lines.map((line) => (
          <div key={`${line.kind} ${line.minutes}`}>
            <dt>{t(`limits.look.${line.kind}`, { time: duration(line.minutes ?? 0) })}</dt>
            <dd>{said(line)}</dd>
          </div>
        ))}
      </dl>
      {lines.some(({ after, kind }) => after === null && kind === 'no_signal') && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('limits.look.shorter')}
        </Text>
      )}
      {froms.length > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('limits.look.from', { day: formatDate(new Date(Math.min(...froms))) })}
        </Text>
      )}
    </>
  );
}
