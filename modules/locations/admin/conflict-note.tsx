import { say, useText } from '@fachwerk/react/texts';
import { Button, Text, Title } from '@mantine/core';
import { de } from '../texts/de.ts';
import classes from './conflict-note.module.css';
import type { ConflictField } from './use-conflict.ts';

type Props = {
  fields: readonly ConflictField[];
  onTake: (field: ConflictField) => void;
};

/** What both have changed, with a way to take over theirs, field by field. */
export function ConflictNote({ fields, onTake }: Props) {
  const t = useText(de);
  return (
    <section className={classes.note} aria-label={t('locations.conflict.title')}>
      <Title order={3}>{t('locations.conflict.title')}</Title>
      <Text size="sm" c="dimmed">
        {fields.length > 0 ? t('locations.conflict.text') : t('locations.conflict.merged')}
      </Text>
      {fields.map((field) => (
        <div key={field.field} className={classes.row}>
          <div className={classes.words}>
            <Text fw={500}>{nameOf(field.field)}</Text>
            {typeof field.theirs !== 'object' && (
              <Text size="sm">{t('locations.conflict.theirs', { value: valueWords(field.theirs, t) })}</Text>
            )}
          </div>
          <Button
            variant="default"
            size="compact-md"
            aria-label={`${nameOf(field.field)}: ${t('locations.conflict.take')}`}
            onClick={() => onTake(field)}
          >
            {t('locations.conflict.take')}
          </Button>
        </div>
      ))}
    </section>
  );
}

/** A field of a language is named by both. */
function nameOf(field: string): string {
  const [, text, language] = /^(name|description)\.(\w+)$/.exec(field) ?? [];
  return text ? `${say(`location.field.${text}`)} (${say(`language.${language}`)})` : say(`location.field.${field}`);
}

function valueWords(value: unknown, t: ReturnType<typeof useText<typeof de>>): string {
  if (value === null || value === '') return t('kit.none');
  if (typeof value === 'boolean') return value ? t('kit.yes') : t('kit.no');
  return String(value);
}
