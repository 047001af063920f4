import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { SurveyForm } from '../blocks/parts/survey-form.tsx';
import type { SurveyData } from './survey-data.ts';

export function View({ data: { survey, invitation } }: ViewProps<SurveyData>) {
  return (
    <Stack>
      <PageTitle />
      <SurveyForm survey={survey} invitation={invitation} />
    </Stack>
  );
}
