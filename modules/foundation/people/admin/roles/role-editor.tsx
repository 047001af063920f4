import { useMe } from '@fachwerk/auth/account';
import { accountApi, OwnRole } from '@fachwerk/auth/contract';
import { call, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { atFields } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { SaveConflict, useConflict } from '@fachwerk/react/save-conflict';
import { updateSessionUser, useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Alert, Select, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { RoleDraft, roleApi } from '../../contract-roles.ts';
import { whyNotEditRole, whyNotSaveRole } from '../../rules/role-changes.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CapabilityChoice } from './capability-choice.tsx';
import { capabilityWords } from './capability-list.tsx';
import { RemoveRole } from './remove-role.tsx';
import { type KnownRole, useRoleNames } from './role-names.ts';
import { RolePeople } from './role-people.tsx';
import { RolePreview } from './role-preview.tsx';
import classes from './role-screen.module.css';

type Props = { role: KnownRole | undefined; book: readonly KnownRole[] };

const RoleValues = z.extend(RoleDraft, { version: z.int() });
type RoleValues = z.infer<typeof RoleValues>;

const Conflict = z.object({ current: OwnRole });
const conflictOptions = {
  code: 'role.changed_meanwhile',
  read: (conflict: unknown) => {
    const { name, description, capabilities, version } = z.parse(Conflict, conflict).current;
    return { name, description, capabilities, version };
  },
  comparable: ({ version: _version, ...rest }: RoleValues) => rest,
};

/** Makes an own role, or changes one. What one may not give is shown and cannot be ticked. */
export function RoleEditor({ role, book }: Props) {
  const t = useText(adminDe);
  const me = useMe();
  const names = useRoleNames();
  const navigate = useNavigate();
  const client = useQueryClient();
  const mayManage = useMay('roles.manage');
  const [search, setSearch] = useSearchParams();
  const origin = role ? undefined : book.find(({ id }) => id === search.get('from'));
  const mine = new Set(me.capabilities);
  const initial = startOf(role, origin, mine);
  const form = useContractForm(RoleValues, initial);
  const create = useChange(roleApi.create, { isQuiet: true });
  const save = useChange(roleApi.save, { isQuiet: true });
  const conflict = useConflict(form, initial, conflictOptions);
  const { capabilities } = form.values;
  const actor = { capabilities: me.capabilities, roles: me.backendRoles };
  const lock =
    role && (mayManage ? whyNotEditRole(actor, { id: role.id }, book) : ('role.more_rights_than_own' as const));
  const refusal = role && !lock ? whyNotSaveRole(actor, { id: role.id }, capabilities, book) : null;

  const onSave = async ({ version, ...draft }: RoleValues) => {
    const saving = role
      ? save.mutateAsync({ ...draft, id: role.id, version }).catch(conflict.watching({ ...draft, version }))
      : create.mutateAsync(draft);
    const saved = await saving.catch(atFields({ 'role.name_taken': 'name' }));
    notify(t('roles.saved', { name: saved.name }));
    await client.invalidateQueries();
    if (role && me.backendRoles.includes(role.id)) updateSessionUser(await call(accountApi.me, {}));
    if (!role) await navigate(`/admin/roles/${saved.id}`);
  };
  const offered = [...new Set(book.flatMap((known) => known.capabilities))];
  return (
    <div className={classes.columns}>
      <Panel isWide isForm>
        <Form
          form={form}
          onSave={onSave}
          isNew={!role}
          saveLabel={role ? t('roles.save') : t('roles.create')}
          aside={role?.own && !lock && <RemoveRole role={role} book={book} />}
        >
          {lock && (
            <Alert color="info" icon={<IconAlertTriangle stroke={1.5} />}>
              {t(lock)}
            </Alert>
          )}
          {conflict.rows && (
            <SaveConflict
              form={form}
              rows={conflict.rows}
              fieldWords={(field) => t(`roles.field.${field as 'name' | 'description' | 'capabilities'}`)}
              valueWords={(_field, value) =>
                Array.isArray(value) ? value.map(capabilityWords).join(', ') : String(value)
              }
              onTakeTheirs={() => void client.invalidateQueries().then(form.discard)}
            />
          )}
          {!role && (
            <Select
              label={t('roles.from')}
              description={t('roles.from.help')}
              clearable
              placeholder={t('roles.from.empty')}
              value={origin?.id ?? null}
              onChange={(from) => {
                setSearch(from ? { from } : {}, { replace: true });
                const source = book.find(({ id }) => id === from);
                form.set('capabilities', givable(source?.capabilities ?? [], mine));
              }}
              data={book.map(({ id }) => ({ value: id, label: names.name(id) }))}
            />
          )}
          <TextInput label={t('roles.field.name')} required {...form.field('name')} disabled={Boolean(lock)} />
          <TextInput
            label={t('roles.field.description')}
            description={t('roles.field.description.help')}
            {...form.field('description')}
            disabled={Boolean(lock)}
          />
          <CapabilityChoice
            id={form.idOf('capabilities')}
            offered={offered}
            chosen={new Set(capabilities)}
            mayGive={(capability) => !lock && mine.has(capability)}
            onChange={(next) => form.set('capabilities', [...next].sort())}
          />
          {refusal && (
            <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />}>
              {t(refusal)}
            </Alert>
          )}
        </Form>
      </Panel>
      <div className={classes.aside}>
        <RolePreview capabilities={capabilities} />
        {role && <RolePeople role={role.id} />}
      </div>
    </div>
  );
}

function startOf(role: KnownRole | undefined, origin: KnownRole | undefined, mine: ReadonlySet<string>): RoleValues {
  if (role?.own) return { ...pick(role.own), capabilities: [...role.capabilities] };
  return { name: '', description: '', capabilities: givable(origin?.capabilities ?? [], mine), version: 1 };
}

const pick = ({ name, description, version }: NonNullable<KnownRole['own']>) => ({ name, description, version });

/** Of a copy only what one has oneself. */
function givable(capabilities: readonly string[], mine: ReadonlySet<string>): string[] {
  return capabilities.filter((capability) => mine.has(capability)).sort();
}
