import type { TextLimits } from '@fachwerk/base/text-limits';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../shell/texts.ts';
import classes from './counted.module.css';

/** From this share of the limit on the counter stays visible. */
const NEAR = 0.8;

type Props = { readonly limits: TextLimits; readonly value: unknown };

/** For `inputContainer`: number of characters and limit (spec §5). */
export function counted(props: Props): (input: ReactNode) => ReactNode {
  return (input) => <Counted {...props}>{input}</Counted>;
}

function Counted({ limits: { min, max }, value, children }: Props & { readonly children: ReactNode }) {
  const t = useText();
  // Leading and trailing spaces are trimmed before counting.
  const length = String(value ?? '').trim().length;
  const isNear = length >= max * NEAR;
  const isOff = length > max || (length > 0 && length < min);
  return (
    <div className={classes.counted}>
      {children}
      <span className={classes.count} aria-hidden data-near={isNear || undefined} data-off={isOff || undefined}>
        {length} / {max}
      </span>
      <VisuallyHidden role="status">
        {isNear && (length > max ? t('form.over', { by: length - max }) : t('form.left', { left: max - length }))}
      </VisuallyHidden>
    </div>
  );
}
