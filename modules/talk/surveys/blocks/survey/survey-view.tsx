import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Prose } from '@fachwerk/site/prose';
import type { SiteSurvey } from '../../contract-site.ts';
import { SurveyForm } from '../parts/survey-form.tsx';
import css from './survey.module.css';
import type { surveyBlock } from './survey-block.ts';

/** Nothing but its words while no survey is chosen, or none that visitors may see. */
export function Part({ given }: { readonly given: BlockOf<typeof surveyBlock, SiteSurvey | null> }) {
  const { content, data } = given;
  return (
    <div className={css.survey}>
      {content.text && <Prose text={content.text} />}
      {data && (
        <>
          <h2 className={css.title}>{data.title}</h2>
          <SurveyForm survey={data} invitation="" />
        </>
      )}
    </div>
  );
}
