import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation, useParams } from 'react-router';
import { type Survey, surveyApi, surveyStream } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { NEW_HASH, NewSurvey } from './new-survey.tsx';
import { LIST_PATH, surveyPathOf } from './survey-path.ts';
import { StateMark } from './survey-state.tsx';

/** `/backend/chat/t/courses`: what the company asks its customers; with `/user/{userid}` what one colleague asks. */
export function SurveyList() {
  const t = useText(adminDe);
  const state = useListState();
  const mayEdit = useMay('surveys.edit');
  const { userid: userId } = useParams();
  const list = useList(surveyApi.list, {
    state,
    input: { search: state.search || undefined, userId },
    rows: ({ surveys }) => surveys,
    next: ({ next }) => next && { before: next },
    live: { hints: [surveyStream] },
  });
  const name = list.first?.personName ?? null;
  const columns: Column<Survey>[] = [
    { key: 'name', title: t('surveys.field.title'), cell: (survey) => survey.name },
    { key: 'state', title: t('surveys.field.state'), cell: ({ state: of }) => <StateMark state={of} /> },
    { key: 'answers', title: t('surveys.field.answers'), align: 'right', cell: ({ answers }) => answers },
    { key: 'author', title: t('surveys.field.author'), cell: ({ author }) => author },
    { key: 'updatedAt', title: t('surveys.field.updated'), cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
  ];
  return (
    <>
      <ListPage
        title={name ? t('surveys.by', { name }) : t('surveys.title')}
        list={list}
        columns={columns}
        nameOf={(survey) => survey.name}
        pathOf={({ id }) => surveyPathOf(id)}
        action={mayEdit && <NewButton />}
        empty={
          name
            ? { title: t('surveys.by.empty', { name }), text: t('surveys.by.empty_text') }
            : { title: t('surveys.empty.title'), text: t('surveys.empty.text') }
        }
        csv={t('surveys.csv')}
      >
        {userId && (
          <Anchor component={Link} to={LIST_PATH}>
            {t('surveys.by.all')}
          </Anchor>
        )}
      </ListPage>
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
