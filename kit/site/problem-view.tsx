import { ButtonLink } from './button.tsx';
import { Stack } from './layout.tsx';
import { Notice } from './notice.tsx';
import type { ViewProps } from './page.ts';
import { PageTitle } from './page-title.tsx';
import { useText } from './texts.ts';

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
