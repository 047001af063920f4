import { useText } from '../language/texts.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Stack } from '../parts/layout.tsx';
import { Notice } from '../parts/notice.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import type { ViewProps } from './page.ts';

/** `error` is empty where there is nothing to say but that the page is not there. */
export type ProblemData = { readonly status: number; readonly error: string; readonly again: string | null };

/** In place of a page that cannot be shown: says why, and where to go on. */
export function ProblemView({ data }: ViewProps<ProblemData>) {
  const t = useText();
  return (
    <Stack>
      <PageTitle />
      {data.error !== '' && <Notice kind={data.status === 404 ? 'info' : 'danger'}>{data.error}</Notice>}
      {data.status === 404 && <p>{t('page.missing.what')}</p>}
      <div>
        {data.again ? (
          <ButtonLink to={data.again}>{t('page.problem.again')}</ButtonLink>
        ) : (
          <ButtonLink to="/">{t('page.problem.home')}</ButtonLink>
        )}
      </div>
    </Stack>
  );
}
