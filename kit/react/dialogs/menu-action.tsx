import { Menu, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { RowAction } from '../lists/list-types.ts';

type Props = {
  action: RowAction & {
    /** Makes it a link. */
    readonly to?: string;
  };
};

/** One menu item. Phones have no tooltips: the reason is shown below the label. */
export function MenuAction({ action: { label, icon: Icon, run, isDanger = false, whyNot, to } }: Props) {
  const look = {
    leftSection: <Icon size={18} stroke={1.5} />,
    ...(isDanger && { color: 'danger' }),
  };
  if (to && !whyNot) {
    return (
      <Menu.Item component={Link} to={to} {...look}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item {...look} disabled={Boolean(whyNot)} onClick={run}>
      {label}
      {whyNot && (
        <Text component="div" size="xs">
          {whyNot}
        </Text>
      )}
    </Menu.Item>
  );
}
