import { LANGUAGES } from '@fachwerk/base/language';
import { CountTabs } from '@fachwerk/react/count-tabs';
import { ListPage } from '@fachwerk/react/list-page';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import { TextState } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { shownIn, useTextColumns } from './text-columns.tsx';
import { TextDrawer } from './text-drawer.tsx';
import { TEXTS_PATH, textPath } from './text-path.ts';
import { AREA_TABS, useTextList } from './use-text-list.ts';

/** `/admin/translate/:key?`: every text of the product in its languages, and what the company says instead. */
export function TextList() {
  const t = useText(adminDe);
  const { state, tab, list } = useTextList();
  const columns = useTextColumns();
  return (
    <>
      <ListPage
        title={t('texts.title')}
        list={list}
        columns={columns}
        nameOf={(constant) => shownIn(constant, 'de')?.text ?? constant.id}
        pathOf={({ id }) => textPath(id)}
        filters={[
          {
            name: 'state',
            label: t('texts.field.state'),
            options: TextState.options.map((value) => ({ value, label: t(`texts.state.${value}`) })),
          },
          {
            name: 'language',
            label: t('texts.field.language'),
            options: LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) })),
          },
        ]}
        empty={{ title: t('texts.empty.title') }}
        csv={t('texts.csv')}
      >
        <Text size="sm" c="dimmed" mb="xs">
          {t('texts.hint')}
        </Text>
        <CountTabs
          label={t('texts.areas')}
          chosen={tab}
          onChoose={(next) => state.setFilter('area', next === 'site' ? undefined : next)}
          tabs={AREA_TABS.map((name) => ({
            name,
            label: t(`texts.area.${name}`),
            count: name === 'all' ? undefined : list.first?.areas[name],
          }))}
        />
      </ListPage>
      <TextDrawer closeTo={TEXTS_PATH} />
    </>
  );
}
