import { type OpenPage, pageApi } from '@fachwerk/pages/contract';
import { FIELDS, isSame } from '@fachwerk/pages/rules/page-diff';
import { useChange } from '@fachwerk/react/call';
import { contentWith, type PageSettings, placeWith, settingsOf } from './settings-values.ts';

/** Saves of the settings what was changed: of the draft, of the place, or of both. */
export function useSaveSettings(opened: OpenPage) {
  const saveDraft = useChange(pageApi.saveDraft, { isQuiet: true, stale: 'nothing' });
  const savePlace = useChange(pageApi.savePlace, { isQuiet: true });
  return async (settings: PageSettings): Promise<void> => {
    const { page, content } = opened;
    const before = settingsOf(opened);
    const isChanged = (field: keyof PageSettings) => !isSame(before[field], settings[field]);
    const pageId = page.id;
    let { version } = page;
    if (FIELDS.some(isChanged)) {
      const saved = await saveDraft.mutateAsync({ pageId, version, content: contentWith(content, settings) });
      version = saved.version;
    }
    await savePlace.mutateAsync({ pageId, version, place: placeWith(page, settings) });
  };
}
