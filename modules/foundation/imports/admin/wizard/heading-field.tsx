import { useChange } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { NativeSelect } from '@mantine/core';
import { type Import, importApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** In which line the headings stand: found, and chosen by hand where lines above them were taken for it. The file is read again at once. */
export function HeadingField({ found: { id, headingRow, firstLines } }: { found: Import }) {
  const t = useText(adminDe);
  const choose = useChange(importApi.chooseHeading);
  if (firstLines.length < 2) return null;
  return (
    <NativeSelect
      label={t('imports.heading')}
      description={t('imports.heading.help')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={choose.isPending ? choose.variables.row : headingRow}
      disabled={choose.isPending}
      onChange={(event) => choose.mutate({ id, row: Number(event.currentTarget.value) })}
      data={firstLines.map(({ row, text }) => ({
        value: String(row),
        label: t('imports.heading.line', { row, text }),
      }))}
    />
  );
}
