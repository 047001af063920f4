import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { type Survey, surveyApi, surveyStream } from '@fachwerk/surveys/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { adminDe } from '../texts/admin.de.ts';
import { NEW_HASH, NewSurvey } from './new-survey.tsx';
import { surveyPathOf } from './survey-path.ts';
import { StateMark } from './survey-state.tsx';

/** `/backend/chat/t/courses`: what the company asks its customers. */
export function SurveyList() {
  const t = useText(adminDe);
  const state = useListState();
  const mayEdit = useMay('surveys.edit');
  const list = useList(surveyApi.list, {
    state,
    input: { search: state.search || undefined },
    rows: ({ surveys }) => surveys,
    next: ({ next }) => next && { before: next },
    live: { hints: [surveyStream] },
  });
  const columns: Column<Survey>[] = [
    { key: 'name', title: t('surveys.field.title'), cell: ({ name }) => name },
    { key: 'state', title: t('surveys.field.state'), cell: ({ state: of }) => <StateMark state={of} /> },
    { key: 'answers', title: t('surveys.field.answers'), align: 'right', cell: ({ answers }) => answers },
    { key: 'updatedAt', title: t('surveys.field.updated'), cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
  ];
  return (
    <>
      <ListPage
        title={t('surveys.title')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        pathOf={({ id }) => surveyPathOf(id)}
        action={mayEdit && <NewButton />}
        empty={{ title: t('surveys.empty.title'), text: t('surveys.empty.text') }}
        csv={t('surveys.csv')}
      />
      {mayEdit && <NewSurvey />}
    </>
  );
}

function NewButton() {
  const t = useText(adminDe);
  const { search } = useLocation();
  return (
    <Button component={Link} to={{ search, hash: NEW_HASH }} leftSection={<IconPlus size={16} stroke={1.5} />}>
      {t('surveys.new')}
    </Button>
  );
}
