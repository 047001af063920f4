import { ButtonLink } from '@fachwerk/site/button';
import type { PartProps } from '@fachwerk/site/slot';
import { surveyPath } from '../rules/survey-path.ts';

export function Part({ data: { slug, title } }: PartProps<unknown, { slug: string; title: string }>) {
  return (
    <div>
      <ButtonLink to={surveyPath(slug)} kind="plain">
        {title}
      </ButtonLink>
    </div>
  );
}
