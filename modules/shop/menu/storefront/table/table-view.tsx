import { Button } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';

export type TableData = { readonly tableName: string };

export function View({ data: { tableName } }: ViewProps<TableData>) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle lead={t('menu.table.what', { table: tableName })}>{t('menu.table.welcome')}</PageTitle>
      <Form>
        <Button act="sit" icon="arrow">
          {t('menu.table.go')}
        </Button>
      </Form>
    </Stack>
  );
}
