import { useAsk } from '@fachwerk/react/call';
import { useHashTab } from '@fachwerk/react/hash-tab';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { PendingPanel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useTitle } from '@fachwerk/react/title';
import { Anchor, Group, Stack, Tabs, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { type SurveyDetail, surveyApi, surveyStream } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { SurveyEditor } from './editor/survey-editor.tsx';
import { Invitations } from './invitations/invitations.tsx';
import { Results } from './results/results.tsx';
import { SurveyActions } from './survey-actions.tsx';
import { LIST_PATH } from './survey-path.ts';
import { StateMark } from './survey-state.tsx';

/** `/admin/surveys/:id`: its questions, who is asked, and what they said. */
export function SurveyPage() {
  const { id = '' } = useParams();
  const asked = useAsk(surveyApi.find, { id });
  useLiveRefetch({ hints: [surveyStream] });
  return asked.data ? <Survey survey={asked.data} /> : <PendingPanel asked={asked} isWide />;
}

function Survey({ survey }: { readonly survey: SurveyDetail }) {
  const t = useText(adminDe);
  useTitle(survey.name);
  const [tab, choose] = useHashTab(['questions', 'invitations', 'results']);
  const [mayEdit, mayInvite] = [useMay('surveys.edit'), useMay('surveys.invite')];
  const shown = [...(mayEdit ? ['questions'] : []), ...(mayInvite ? ['invitations'] : []), 'results'] as const;
  const open = shown.includes(tab) ? tab : 'results';
  return (
    <Stack gap="lg" component="section">
      <Stack gap="xs">
        <Anchor component={Link} to={LIST_PATH}>
          {t('surveys.title')}
        </Anchor>
        <Group justify="space-between" gap="sm">
          <Title order={1}>{survey.name}</Title>
          {mayEdit && <SurveyActions survey={survey} />}
        </Group>
        <Group gap="sm">
          <StateMark state={survey.state} />
          <Text size="sm">{t(survey.isAnonymous ? 'surveys.field.anonymous' : 'surveys.named')}</Text>
          {survey.edition && <Text size="sm">{t('surveys.edition', { number: survey.edition })}</Text>}
          {survey.edition && (
            <Anchor size="sm" href={survey.address} target="_blank" rel="noopener">
              {t('surveys.see')}
            </Anchor>
          )}
        </Group>
      </Stack>
      <Tabs value={open} onChange={choose} keepMounted={false}>
        <Tabs.List>
          {shown.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`surveys.tab.${name as 'results'}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="questions" pt="md">
          <SurveyEditor survey={survey} />
        </Tabs.Panel>
        <Tabs.Panel value="invitations" pt="md">
          <Invitations survey={survey} />
        </Tabs.Panel>
        <Tabs.Panel value="results" pt="md">
          <Results survey={survey} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
