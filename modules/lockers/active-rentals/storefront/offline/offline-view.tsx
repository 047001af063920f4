import { Button, ButtonLink } from '@fachwerk/site/button';
import { useHydrated } from '@fachwerk/site/clock';
import { listKeptPages } from '@fachwerk/site/kept-pages';
import { Row, Stack } from '@fachwerk/site/layout';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { useEffect, useState } from 'react';
import { siteDe } from '../../texts/site.de.ts';

/** Explains that the browser is offline and links to the cached rental pages. */
export function View() {
  const t = useText(siteDe);
  const hasScript = useHydrated();
  const [kept, setKept] = useState<Awaited<ReturnType<typeof listKeptPages>>>([]);
  useEffect(() => {
    void listKeptPages().then(setKept);
  }, []);
  return (
    <Stack>
      <PageTitle lead={t('offline.what')} />
      {kept.map(({ path, title }) => (
        <ButtonLink key={path} to={path} icon="key" isWide>
          {title}
        </ButtonLink>
      ))}
      {hasScript && (
        <Row>
          <Button kind="plain" onPress={() => location.reload()}>
            {t('page.problem.again')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
