import { LOCALES } from '@fachwerk/base/language';
import { ReleaseNotes } from '@fachwerk/dashboard/parts';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Group, Text, Title } from '@mantine/core';
import { Suspense, use, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { HELP_LANGUAGES, type HelpPage, type PARTS, type Reader } from '../rules/page.ts';
import { adminDe } from '../texts/admin.de.ts';
import { ErrorNumbers } from './error-numbers.tsx';
import { handbookPictures } from './handbook-source.ts';
import classes from './help.module.css';
import { Markdown } from './markdown.tsx';
import { firstStepsSlot } from './slots.ts';

type Props = { page: HelpPage; pages: readonly HelpPage[]; mayOpen: Reader['mayOpen'] };

export function HelpArticle({ page, pages, mayOpen }: Props) {
  const t = useText(adminDe);
  const { hash } = useLocation();
  const { name, title, summary, language, screens = [], part } = page;
  useEffect(() => {
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (place) place.scrollIntoView();
    else if (name) window.scrollTo(0, 0);
  }, [hash, name]);
  const screen = screens.find(mayOpen);
  /** A link that would lead to a refusal is words only. */
  const isOpen = (path: string) => {
    const [, other] = /^\/admin\/help\/([^#]+)/.exec(path) ?? [];
    return other ? pages.some((each) => each.name === other) : mayOpen(path);
  };
  return (
    <article className={classes.article} lang={LOCALES[language]}>
      <Title order={1}>{title}</Title>
      <Text c="dimmed">{summary}</Text>
      <Group gap="md" my="sm">
        {screen && screen !== '/logout' && (
          <Anchor component={Link} to={screen}>
            {t('help.to_screen')}
          </Anchor>
        )}
        <Languages page={page} />
      </Group>
      <Picture page={page} />
      <Markdown page={page} isOpen={isOpen} />
      {part && <Part name={part} />}
    </article>
  );
}

/** As a journey has taken it. Its place is kept, so that nothing moves when it comes. */
function Picture({ page: { name, title } }: { page: HelpPage }) {
  const t = useText(adminDe);
  const src = use(handbookPictures())[name];
  if (!src) return null;
  return (
    <img
      src={src}
      alt={t('help.picture', { title })}
      width={1200}
      height={750}
      loading="lazy"
      className={classes.picture}
    />
  );
}

function Part({ name }: { name: (typeof PARTS)[number] }) {
  if (name === 'release-notes')
    return (
      <Suspense fallback={null}>
        <ReleaseNotes />
      </Suspense>
    );
  if (name === 'error-numbers') return <ErrorNumbers />;
  return <InSlot slot={firstStepsSlot} props={{}} />;
}

/** The same page in the other languages it is written in. */
function Languages({ page }: { page: HelpPage }) {
  const t = useText(adminDe);
  const there = HELP_LANGUAGES.filter(
    (language) => language !== page.language && (language !== 'ru' || page.group === 'first-steps'),
  );
  return there.map((language) => (
    <Anchor key={language} component={Link} to={`?lang=${language}`} lang={LOCALES[language]}>
      {t(`help.language.${language}`)}
    </Anchor>
  ));
}
