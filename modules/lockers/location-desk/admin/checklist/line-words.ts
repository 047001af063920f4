import { named } from '@fachwerk/react/data-words';
import { useText } from '@fachwerk/react/texts';
import type { ChecklistLine } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Words = { readonly title: string; readonly about: string | undefined; readonly action: string | undefined };

/** What a line is called, what is missing, and what its link says. */
export function useLineLabels(): (line: ChecklistLine) => Words {
  const t = useText(adminDe);
  return ({ topic, state, reason, count, all, names }) => {
    const title = t(`checklist.${topic}`);
    if (state === 'done') return { title, about: undefined, action: undefined };
    const said = names.map((name) => named(`checklist.${topic}.name.${name}`) ?? name).join(', ');
    const key = `checklist.${topic}.${reason}`;
    const more = count > names.length && names.length > 0 ? ' …' : '';
    return { title, about: named(key, { count, all, names: said + more }), action: named(`${key}.do`) };
  };
}
