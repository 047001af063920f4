import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Button, Menu, Text } from '@mantine/core';
import { IconTextPlus } from '@tabler/icons-react';
import { chatTextApi } from '../../contract-texts.ts';
import { filledText } from '../../rules/canned.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../talk/talk.module.css';

type Props = {
  readonly values: readonly { readonly code: string; readonly value: string }[];
  readonly onChoose: (text: string) => void;
};

/** Texts that are said often, each as it would stand there. */
export function CannedMenu({ values, onChoose }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(chatTextApi.list, {});
  const containers = (asked.data?.containers ?? []).filter(({ items }) => items.length > 0);
  if (containers.length === 0) return null;
  return (
    // Who chose goes on in the text, not at the button.
    <Menu position="top-start" width={360} returnFocus={false}>
      <Menu.Target>
        <Button variant="default" px={10} leftSection={<IconTextPlus size={16} stroke={1.5} />}>
          {t('chat_desk.canned')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.canned}>
        {containers.map(({ id, name, items }) => (
          <div key={id}>
            <Menu.Label>{name}</Menu.Label>
            {items.map((item) => (
              <Menu.Item key={item.id} onClick={() => onChoose(item.text)}>
                <Text component="span" size="sm" fw={600}>
                  {item.code}
                </Text>{' '}
                <Text component="span" size="sm" lineClamp={2}>
                  {filledText(item.text, values)}
                </Text>
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
