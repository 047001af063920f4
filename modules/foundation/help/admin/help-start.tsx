import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { HelpPage } from '../rules/page.ts';
import { adminDe } from '../texts/admin.de.ts';
import { grouped } from './contents.tsx';
import classes from './help.module.css';
import { firstStepsSlot } from './slots.ts';

/** What there is to read, with a few words each. */
export function HelpStart({ pages }: { pages: readonly HelpPage[] }) {
  const t = useText(adminDe);
  return (
    <div className={classes.start}>
      <InSlot slot={firstStepsSlot} props={{}} />
      {grouped(pages).map((each) => (
        <section key={each.group} aria-labelledby={each.group}>
          <Title order={2} id={each.group}>
            {t(`help.group.${each.group}`)}
          </Title>
          <ul className={classes.cards}>
            {each.pages.map(({ name, title, summary }) => (
              <li key={name}>
                <Anchor component={Link} to={`/admin/help/${name}`} fw={500}>
                  {title}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {summary}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
