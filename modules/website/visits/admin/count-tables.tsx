import shared from '@fachwerk/react/figures.module.css';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Table, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { type NamedCount, OTHERS, type PageCount } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './visitors.module.css';

export function PageTable({ pages }: { pages: readonly PageCount[] }) {
  const t = useText(adminDe);
  return (
    <CountTable
      title={t('visits.pages')}
      columns={[t('visits.page'), t('visits.visitors'), t('visits.views')]}
      rows={pages.map(({ path, visitors, views }) => ({
        key: path,
        words: path === '/' ? t('visits.page.start') : readable(path),
        numbers: [visitors, views],
      }))}
    />
  );
}

type NameProps = {
  title: string;
  column: string;
  rows: readonly NamedCount[];
  wordsOf?: (name: string) => string;
  empty?: string;
};

export function NameTable({ title, column, rows, wordsOf = (name) => name, empty }: NameProps) {
  const t = useText(adminDe);
  return (
    <CountTable
      title={title}
      columns={[column, t('visits.visitors')]}
      rows={rows.map(({ name, visitors }) => ({
        key: name,
        words: name === OTHERS ? t('visits.others') : wordsOf(name),
        numbers: [visitors],
      }))}
      empty={empty}
    />
  );
}

type Row = { readonly key: string; readonly words: string; readonly numbers: readonly number[] };
type TableProps = {
  title: string;
  columns: readonly string[];
  rows: readonly Row[];
  empty?: string | undefined;
};

function CountTable({ title, columns: [first, ...others], rows, empty }: TableProps) {
  const id = useId();
  return (
    <>
      <Title order={2} size="h4" mb="xs" id={id}>
        {title}
      </Title>
      {rows.length === 0 && empty ? (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      ) : (
        <Table aria-labelledby={id} horizontalSpacing={0}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{first}</Table.Th>
              {others.map((name) => (
                <Table.Th key={name} scope="col" className={shared.number ?? ''}>
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, words, numbers }) => (
              <Table.Tr key={key}>
                <Table.Th scope="row" className={classes.name ?? ''}>
                  {words}
                </Table.Th>
                {numbers.map((value, at) => (
                  <Table.Td key={others[at]} className={shared.number ?? ''}>
                    {formatNumber(value)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}

/** As people write it; what is no address stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
