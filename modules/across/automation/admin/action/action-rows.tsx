import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Select, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import {
  Action,
  type ActionKind,
  MOST_ACTIONS,
  type RuleChoices,
  type RuleInput,
  type TriggerKind,
} from '../../contract.ts';
import { isAboutCards } from '../../rules/fit.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../rules.module.css';
import { ActionFields, blankAction } from './action-forms.tsx';

type Props = { readonly form: ContractForm<RuleInput, RuleInput>; readonly choices: RuleChoices };

const KINDS = Action.def.options.map(({ def }) => def.shape.kind.def.values[0]!);

/** What a text of the rule may name, by what starts it. */
const CODES: Readonly<Partial<Record<TriggerKind, string>>> = {
  alert_raised: '{meldung} {fach} {standort} {link}',
  order_status: '{bestellnummer} {status} {link}',
  rental_overrun: '{fach} {standort} {bestellnummer} {link}',
  message_received: '{bestellnummer} {link}',
  form_sent: '{seite} {link}',
};
const CODES_OF_CARDS = '{karte} {spalte} {board} {faellig} {link}';

export function ActionRows({ form, choices }: Props) {
  const t = useText(adminDe);
  const { actions, trigger } = form.values;
  const codes = isAboutCards(trigger.kind) ? CODES_OF_CARDS : CODES[trigger.kind];
  const setAll = (next: Action[]) => form.set('actions', next);
  const replace = (at: number, next: Action) => setAll(actions.map((each, index) => (index === at ? next : each)));
  return (
    <fieldset className={classes.part}>
      <legend>{t('rules.then')}</legend>
      {actions.map((action, at) => {
        const number = at + 1;
        return (
          <div key={`${at} ${action.kind}`} className={classes.step}>
            <div className={classes.head}>
              <Select
                label={t('rules.then.kind', { number })}
                allowDeselect={false}
                data={KINDS.map((kind) => ({ value: kind, label: t(`rules.action.${kind}`) }))}
                value={action.kind}
                onChange={(kind) => kind && replace(at, blankAction(kind as ActionKind, choices))}
              />
              {actions.length > 1 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('rules.then.remove', { number })}
                  onClick={() => setAll(actions.filter((_, index) => index !== at))}
                >
                  <IconTrash size={18} stroke={1.5} />
                </ActionIcon>
              )}
            </div>
            <ActionFields
              form={form}
              path={`actions.${at}`}
              action={action}
              choices={choices}
              onChange={(next) => replace(at, next)}
            />
          </div>
        );
      })}
      {codes && (
        <Text size="sm" c="dimmed">
          {t('rules.codes', { codes })}
        </Text>
      )}
      {actions.length < MOST_ACTIONS && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} stroke={1.5} />}
          onClick={() => setAll([...actions, blankAction('comment', choices)])}
        >
          {t('rules.then.add')}
        </Button>
      )}
    </fieldset>
  );
}
