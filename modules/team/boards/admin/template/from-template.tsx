import { useAsk, useChange } from '@fachwerk/react/call';
import { MenuAction } from '@fachwerk/react/menu-action';
import { useText } from '@fachwerk/react/texts';
import { Button, Menu } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import type { Card } from '../../contract-card.ts';
import { templateApi } from '../../contract-template.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = {
  readonly boardId: string;
  readonly columnId: string;
  /** Called when the card is on the board. */
  readonly onMade: (card: Card) => void;
};

/** Creates a card from a template. */
export function FromTemplate({ boardId, columnId, onMade }: Props) {
  const t = useText(adminDe);
  const { templates = [] } = useAsk(templateApi.list, { boardId }).data ?? {};
  const make = useChange(templateApi.make, { stale: 'nothing' });
  if (templates.length === 0) return null;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          loading={make.isPending}
          leftSection={<IconTemplate size={16} stroke={1.5} />}
        >
          {t('templates.from')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {templates.map(({ id, title }) => (
          <MenuAction
            key={id}
            action={{
              label: title,
              icon: IconTemplate,
              run: () => make.mutate({ id, columnId }, { onSuccess: onMade }),
            }}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
