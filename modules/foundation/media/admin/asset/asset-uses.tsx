import { useText } from '@fachwerk/react/texts';
import { Anchor, List, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { MediaUse } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

export function AssetUses({ uses }: { uses: readonly MediaUse[] }) {
  const t = useText(adminDe);
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t('media.uses')}
      </Title>
      {uses.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('media.uses.none')}
        </Text>
      )}
      <List size="sm">
        {uses.map(({ label, link }) => (
          <List.Item key={`${link} ${label}`}>
            <Anchor component={Link} to={link}>
              {label}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </section>
  );
}
