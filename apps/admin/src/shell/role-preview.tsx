import { useMe } from '@fachwerk/auth/account';
import { named } from '@fachwerk/react/data-words';
import { useSession } from '@fachwerk/react/session';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import type { MenuGroup, MenuItem } from '../menu.ts';
import { appDe } from '../texts/app.de.ts';
import { capabilityAt, useMenuWith } from './allowed.ts';
import classes from './role-preview.module.css';

type Props = {
  readonly capabilities: readonly string[];
  /** For a role that holds at some places only: what counts there. */
  readonly isLimited?: boolean;
};

/** The menu somebody with these capabilities has, and below each entry what they may do there. */
export function RolePreview({ capabilities, isLimited = false }: Props) {
  const t = useText(appDe);
  useEveryText();
  const { companyObject } = useMe();
  const own = useSession()?.user.capabilities ?? [];
  const rights = isLimited ? { capabilities: [], limitedCapabilities: capabilities } : { capabilities };
  const groups = distinct(useMenuWith(rights));
  const everything = entriesOf(distinct(useMenuWith({ capabilities: [...own, ...capabilities] })));
  const shown = entriesOf(groups);
  const atEntry = actionsByEntry(shown, capabilities);
  const placed = new Set([...atEntry.values()].flat());
  const seen = new Set(shown.map(({ path }) => capabilityAt(path)));
  const others = capabilities.filter((capability) => !placed.has(capability) && !seen.has(capability));
  const hidden = everything.length - shown.length;
  return (
    <div className={classes.menu}>
      {groups.map(({ title, items }) => (
        <section key={title}>
          <h3>{title === 'company' ? companyObject.name : t(title)}</h3>
          <ul>
            {items.map((item) => (
              <Entry key={item.path} item={item} actions={atEntry.get(item.path) ?? []} />
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 && (
        <section>
          <h3>{t('preview.elsewhere')}</h3>
          <ul>
            {others.map((capability) => (
              <li key={capability} className={classes.other}>
                {words(capability)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hidden > 0 && (
        <Text size="xs" c="dimmed">
          {t('preview.hidden', { count: hidden })}
        </Text>
      )}
    </div>
  );
}

function Entry({ item: { title, icon: Icon }, actions }: { item: MenuItem; actions: readonly string[] }) {
  const t = useText(appDe);
  return (
    <li>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span>
        {t(title)}
        {actions.length > 0 && <small>{actions.map(words).join(' · ')}</small>}
      </span>
    </li>
  );
}

const words = (capability: string) => named(`capability.${capability}`) ?? capability;
const areaOf = (capability: string) => capability.split('.')[0];
const entriesOf = (groups: readonly MenuGroup[]) => groups.flatMap(({ items }) => items);

/** An entry of the working day stands in a group below, too: here once. */
function distinct(groups: readonly MenuGroup[]): readonly MenuGroup[] {
  const known = new Set<string>(['/logout']);
  const left = groups.map((group) => ({
    ...group,
    items: group.items.filter(({ path }) => !known.has(path) && known.add(path)),
  }));
  return left.filter(({ items }) => items.length > 0);
}

/** What can be done at an entry: the other capabilities of the subject that its screen asks for, each at one entry. */
function actionsByEntry(items: readonly MenuItem[], capabilities: readonly string[]): Map<string, string[]> {
  const left = new Set(capabilities.filter((capability) => !capability.endsWith('.read')));
  const found = new Map<string, string[]>();
  for (const { path } of items) {
    const asked = capabilityAt(path);
    if (!asked) continue;
    const here = [...left].filter((capability) => areaOf(capability) === areaOf(asked));
    for (const capability of here) left.delete(capability);
    found.set(path, here);
  }
  return found;
}
