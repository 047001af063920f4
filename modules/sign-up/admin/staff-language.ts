import { DEFAULT_LANGUAGE, STAFF_LANGUAGES, type StaffLanguage } from '@fachwerk/base/language';
import { useLanguage } from '@fachwerk/react/texts';

/** The back-office speaks fewer languages than a site may. */
export function useStaffLanguage(): StaffLanguage {
  const spoken = useLanguage();
  return STAFF_LANGUAGES.find((language) => language === spoken) ?? DEFAULT_LANGUAGE;
}
