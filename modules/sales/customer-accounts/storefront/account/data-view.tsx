import type { FileAnswer } from '@fachwerk/base/schema';
import type { ErasePreview } from '@fachwerk/customers/contract';
import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import { EraseCard } from './erase-card.tsx';

export type DataData = {
  /** Made when it is asked for. */
  readonly file: FileAnswer | null;
  /** Looked up when somebody thinks of erasing. */
  readonly preview: ErasePreview | null;
};

export function View({ data }: ViewProps<DataData>) {
  const t = useText(siteDe);
  return (
    <Stack gap="large">
      <PageTitle back={{ to: '/konto', label: t('customer_account.title') }} />
      <Card title={t('customer_data.export')}>
        <p>{t('customer_data.export.about')}</p>
        {data.file ? (
          <Ready file={data.file} />
        ) : (
          <ButtonLink to="/konto/daten?datei=1" kind="plain">
            {t('customer_data.export.make')}
          </ButtonLink>
        )}
      </Card>
      <EraseCard preview={data.preview} />
    </Stack>
  );
}

/** The file lies in the page itself: saving it needs no JavaScript and no address that others could call. */
function Ready({ file }: { readonly file: FileAnswer }) {
  const t = useText(siteDe);
  return (
    <Notice kind="ok" isAnswer>
      <p>{t('customer_data.export.ready')}</p>
      <p>
        <a href={`data:${file.contentType};base64,${file.base64}`} download={file.fileName}>
          {t('customer_data.export.save', { name: file.fileName })}
        </a>
      </p>
    </Notice>
  );
}
