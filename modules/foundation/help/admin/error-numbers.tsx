import { NothingFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { ERROR_NUMBERS } from '../rules/error-numbers.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './error-numbers.module.css';

/** What support is asked about: the numbers that customers read on a page. `?nummer=28` finds one. */
export function ErrorNumbers() {
  const t = useText(adminDe);
  const [params, setParams] = useSearchParams();
  const search = params.get('nummer') ?? '';
  const rows = ERROR_NUMBERS.map(({ number }) => ({
    number,
    when: t(`help.error.${number}.when`),
    says: t(`help.error.${number}.says`),
    todo: t(`help.error.${number}.do`),
  })).filter((row) => isWanted(row, search));
  return (
    <section aria-label={t('help.errors')} className={classes.page}>
      <TextInput
        type="search"
        aria-label={t('help.errors.search')}
        placeholder={t('help.errors.search')}
        leftSection={<IconSearch size={16} stroke={1.5} />}
        className={classes.search ?? ''}
        value={search}
        onChange={({ currentTarget }) =>
          setParams(currentTarget.value ? { nummer: currentTarget.value } : {}, { replace: true })
        }
      />
      {rows.length === 0 ? (
        <NothingFound onReset={() => setParams({}, { replace: true })} />
      ) : (
        <ul className={classes.errors}>
          {rows.map(({ number, when, says, todo }) => (
            <li key={number}>
              <strong className={classes.number}>{number}</strong>
              <dl className={classes.words}>
                <dt>{t('help.errors.says')}</dt>
                <dd>{says}</dd>
                <dt>{t('help.errors.when')}</dt>
                <dd>{when}</dd>
                <dt>{t('help.errors.do')}</dt>
                <dd>{todo}</dd>
              </dl>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Row = { readonly number: number; readonly when: string; readonly says: string; readonly todo: string };

/** A number finds itself; words stand somewhere in the row. */
function isWanted({ number, ...words }: Row, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (/^\d+$/.test(wanted)) return String(number).startsWith(wanted);
  return Object.values(words).join(' ').toLowerCase().includes(wanted);
}
