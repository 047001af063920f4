import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { type Import, importApi, importStream } from '../../contract.ts';
import { isDoneInPart } from '../../rules/import.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ImportMark } from '../import-state.tsx';
import { UPLOAD_HASH, UploadDialog } from './upload-dialog.tsx';

/** `/admin/imports`: the files that were brought in and how far each is; the newest first, live. */
export function ImportList() {
  const t = useText(adminDe);
  const columns = useColumns();
  const state = useListState({ filters: {} });
  const list = useList(importApi.list, {
    state,
    input: {},
    rows: ({ imports }) => imports,
    next: ({ next }) => next && { before: next },
    live: { hints: [importStream], asks: [importApi.list] },
  });
  return (
    <>
      <ListPage
        title={t('imports.title')}
        list={list}
        columns={columns}
        nameOf={({ fileName }) => fileName}
        pathOf={({ id }) => `/admin/imports/${id}`}
        action={<UploadButton />}
        filters={[]}
        hasSearch={false}
        empty={{ title: t('imports.empty.title'), text: t('imports.empty.text') }}
        csv={t('imports.csv')}
      />
      <UploadDialog />
    </>
  );
}

function UploadButton() {
  const t = useText(adminDe);
  const { search } = useLocation();
  return (
    <Button component={Link} to={{ search, hash: UPLOAD_HASH }} leftSection={<IconFileImport size={16} stroke={1.5} />}>
      {t('imports.upload')}
    </Button>
  );
}

function useColumns(): Column<Import>[] {
  const t = useText(adminDe);
  const failed = ({ counts: { wrong, failed } }: Import) => wrong + failed;
  return [
    {
      key: 'file',
      title: t('imports.field.file'),
      width: 280,
      cell: ({ fileName }) => fileName,
      csv: ({ fileName }) => fileName,
    },
    {
      key: 'kind',
      title: t('imports.field.kind'),
      rank: 2,
      cell: ({ kindName }) => kindName,
      csv: ({ kindName }) => kindName,
    },
    {
      key: 'state',
      title: t('imports.field.state'),
      rank: 1,
      cell: (found) => <ImportMark found={found} />,
      csv: (found) => (isDoneInPart(found) ? t('imports.state.done_in_part') : t(`imports.state.${found.state}`)),
    },
    {
      key: 'rows',
      title: t('imports.field.rows'),
      rank: 3,
      align: 'right',
      cell: ({ counts }) => formatNumber(counts.all),
      csv: ({ counts }) => counts.all,
    },
    {
      key: 'failed',
      title: t('imports.field.failed'),
      rank: 4,
      align: 'right',
      cell: (found) => formatNumber(failed(found)),
      csv: failed,
    },
    {
      key: 'createdAt',
      title: t('imports.field.createdAt'),
      rank: 5,
      cell: ({ createdAt }) => formatDateTime(createdAt),
      csv: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'createdBy',
      title: t('imports.field.createdBy'),
      rank: 6,
      cell: ({ createdBy }) => createdBy,
      csv: ({ createdBy }) => createdBy,
    },
  ];
}
