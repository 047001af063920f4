import { ActionIcon } from '@mantine/core';
import { ActionMenu } from '../list-actions.tsx';
import type { RowAction } from '../list-types.ts';
import classes from './phone-rows.module.css';

/** The main action as a button, the others in a menu. */
export function PhoneActions({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  const [only] = actions;
  const main = actions.find(({ isMain }) => isMain) ?? (actions.length === 1 ? only : undefined);
  const others = actions.filter((action) => action !== main);
  // A greyed action has no tooltip on a phone: the menu says why not.
  const isButton = main && !main.whyNot;
  return (
    <div className={classes.actions}>
      {isButton && (
        <ActionIcon
          variant="default"
          size={44}
          {...(main.isDanger && { c: 'danger' })}
          aria-label={`${main.label}: ${name}`}
          onClick={main.run}
        >
          <main.icon size={20} stroke={1.5} />
        </ActionIcon>
      )}
      <ActionMenu actions={isButton ? others : actions} name={name} />
    </div>
  );
}
