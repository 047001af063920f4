import { Facts } from '@fachwerk/react/facts';
import { useText } from '@fachwerk/react/texts';
import { Code, Text, Title } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../facts.module.css';
import { KnownFact } from '../log/known-fact.tsx';

type Props = { title: string; headers: Readonly<Record<string, string>>; body: string };

/** One direction of a call: its headers, and its content as it is best read. */
export function RequestPart({ title, headers, body }: Props) {
  const t = useText(adminDe);
  const names = Object.keys(headers).sort();
  return (
    <section aria-label={title}>
      <Title order={3} mt="lg" mb="xs">
        {title}
      </Title>
      {body ? (
        <Code block className={classes.code ?? ''} tabIndex={0} aria-label={`${title}: ${t('requests.body')}`}>
          {prettyBody(body)}
        </Code>
      ) : (
        <Text c="dimmed">{t('requests.body.empty')}</Text>
      )}
      {names.length > 0 && (
        <details>
          <summary>{t('requests.headers')}</summary>
          <Facts>
            {names.map((name) => (
              <KnownFact key={name} name={name}>
                {headers[name]}
              </KnownFact>
            ))}
          </Facts>
        </details>
      )}
    </section>
  );
}

/** JSON line by line; everything else as it came. */
export function prettyBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
