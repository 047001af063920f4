import { useText } from '@fachwerk/react/texts';
import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { de } from '../texts/de.ts';
import classes from './step-head.module.css';

const STEPS = 3;

/** Says how far one is, and takes the focus when the step begins. */
export function StepHead({ at, title, children }: { at: number; title: string; children: ReactNode }) {
  const t = useText(de);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at > 1) heading.current?.focus();
  }, [at]);
  return (
    <div>
      <Text size="xs" c="dimmed">
        {t('factor.step', { at, of: STEPS })}
      </Text>
      <Title order={2} ref={heading} tabIndex={-1} className={classes.title ?? ''}>
        {title}
      </Title>
      <Text c="dimmed" mt={4}>
        {children}
      </Text>
    </div>
  );
}
