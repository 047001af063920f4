import { call, useAsk } from '@fachwerk/react/call';
import { ExportButton } from '@fachwerk/react/export-button';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { Empty } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Group, Stack, Text } from '@mantine/core';
import { type SurveyDetail, surveyApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ResultCourse } from './result-course.tsx';
import { ResultOf } from './result-of.tsx';

/** Live: an answer that comes in while somebody looks is in the figures. */
export function Results({ survey: { id, isAnonymous } }: { readonly survey: SurveyDetail }) {
  const t = useText(adminDe);
  const asked = useAsk(surveyApi.results, { id });
  if (!asked.data) return <PendingPanel asked={asked} isWide />;
  const { received, counted, content, questions, steps } = asked.data;
  if (counted === 0) {
    const which = received === 0 ? 'none' : 'few';
    return (
      <Panel isWide>
        <Empty title={t(`surveys.results.${which}`)} text={t(`surveys.results.${which}.text`, { count: received })} />
      </Panel>
    );
  }
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <div>
          <Text fw={600}>{t('surveys.results.received', { count: received })}</Text>
          {isAnonymous && (
            <Text size="sm" c="dimmed">
              {t('surveys.results.counted', { count: counted })}
            </Text>
          )}
        </div>
        <Group gap="xs">
          {(['csv', 'xlsx'] as const).map((format) => (
            <ExportButton
              key={format}
              label={t(`surveys.export.${format}`)}
              make={() => call(surveyApi.export, { id, format })}
            />
          ))}
        </Group>
      </Group>
      <ResultCourse content={content} steps={steps} />
      {content.questions.map((question) => (
        <ResultOf key={question.id} question={question} result={questions.find((each) => each.id === question.id)!} />
      ))}
    </Stack>
  );
}
