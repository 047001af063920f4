import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { IconBan, IconCircleCheck, IconHourglass, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ReviewState } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './reviews.module.css';

const LOOKS: StateStyles<ReviewState> = {
  waiting: { icon: IconHourglass, tone: 'warn' },
  published: { icon: IconCircleCheck, tone: 'ok' },
  rejected: { icon: IconBan, tone: 'danger' },
};

export function ReviewMark({ state }: { state: ReviewState }) {
  const t = useText(adminDe);
  return <StateMark look={LOOKS[state]}>{t(`item-reviews.state.${state}`)}</StateMark>;
}

export function StarMarks({ stars }: { stars: number }) {
  const t = useText(adminDe);
  return (
    <span className={classes.stars} role="img" aria-label={t('item-reviews.stars', { stars })}>
      {[1, 2, 3, 4, 5].map((at) =>
        at <= stars ? <IconStarFilled key={at} size={16} /> : <IconStar key={at} size={16} stroke={1.5} />,
      )}
    </span>
  );
}
