import { NotFound } from '@fachwerk/react/states';
import { useLanguage, useText } from '@fachwerk/react/texts';
import { Anchor, Title } from '@mantine/core';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { HELP_LANGUAGES, type HelpPage } from '../rules/page.ts';
import { pageOfScreen } from '../rules/page-of-screen.ts';
import { searchPages } from '../rules/search.ts';
import { adminDe } from '../texts/admin.de.ts';
import { Contents } from './contents.tsx';
import classes from './help.module.css';
import { HelpArticle } from './help-article.tsx';
import { HelpSearch } from './help-search.tsx';
import { HelpStart } from './help-start.tsx';
import { useHandbook } from './use-handbook.ts';

/** The handbook: its contents, one page, or what a search finds. */
export function HelpScreen() {
  const t = useText(adminDe);
  const own = useLanguage();
  const { page: name } = useParams();
  const [params] = useSearchParams();
  const asked = HELP_LANGUAGES.find((language) => language === params.get('lang'));
  const { pages, reader } = useHandbook(asked ?? own);
  const screen = params.get('screen');
  if (screen) return <Navigate to={addressOf(pageOfScreen(pages, screen))} replace />;
  const typed = params.get('q') ?? '';
  const page = pages.find((each) => each.name === name);
  return (
    <div className={classes.help}>
      <header className={classes.head}>
        {page && !typed ? (
          <Anchor component={Link} to="/admin/help">
            {t('help.title')}
          </Anchor>
        ) : (
          <Title order={1}>{t('help.title')}</Title>
        )}
        <HelpSearch hits={searchPages(pages, typed)} typed={typed} />
      </header>
      {!typed && (
        <div className={classes.sides}>
          {name && <Contents pages={pages} current={name} />}
          {page && <HelpArticle page={page} pages={pages} mayOpen={reader.mayOpen} />}
          {name && !page && <NotFound text={t('help.no_page')} />}
          {!name && <HelpStart pages={pages} />}
        </div>
      )}
    </div>
  );
}

function addressOf(page: HelpPage | undefined): string {
  return page ? `/admin/help/${page.name}` : '/admin/help';
}
