import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../shell/texts.ts';
import classes from './step-head.module.css';

/** Shows the progress and takes the focus when the step starts. */
export function StepHead({ at, of, title, children }: { at: number; of: number; title: string; children: ReactNode }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at > 1) heading.current?.focus();
  }, [at]);
  return (
    <div>
      <Text size="xs" c="dimmed">
        {t('kit.step', { at, of })}
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
