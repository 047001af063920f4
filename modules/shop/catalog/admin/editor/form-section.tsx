import type { ContractForm } from '@fachwerk/react/contract-form';
import { Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './editor.module.css';

type Props = {
  title: string;
  /** Beside the title: an action of the section. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One part of a form under its heading. */
export function FormSection({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {aside}
      </div>
      <Stack gap="md">{children}</Stack>
    </section>
  );
}

type FoldedProps = {
  title: string;
  /** What is set in it, read without opening. */
  summary: string;
  form: Pick<ContractForm, 'errors'>;
  /** Fields inside: an error at one of them opens the section. */
  fields: readonly string[];
  children: ReactNode;
};

/** A part that is rarely needed: folded, it says what is set in it. */
export function FoldedSection({ title, summary, form, fields, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  const isWrong = Object.keys(form.errors).some((path) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`)),
  );
  const isShown = isOpen || isWrong;
  return (
    <section className={classes.section}>
      <Title order={2}>
        <UnstyledButton
          className={classes.fold ?? ''}
          aria-expanded={isShown}
          aria-controls={body}
          onClick={() => setOpen(!isShown)}
        >
          <span className={classes.foldTitle}>{title}</span>
          {!isShown && (
            <Text component="span" size="sm" c="dimmed" fw={400} truncate className={classes.foldSummary ?? ''}>
              {summary}
            </Text>
          )}
          <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.foldMark} />
        </UnstyledButton>
      </Title>
      <div id={body} hidden={!isShown}>
        {isShown && (
          <Stack gap="md" mt="md">
            {children}
          </Stack>
        )}
      </div>
    </section>
  );
}
