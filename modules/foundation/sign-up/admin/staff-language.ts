import { FALLBACKS, STAFF_LANGUAGES, type StaffLanguage } from '@fachwerk/base/language';
import { useLanguage } from '@fachwerk/react/texts';

/** A company speaks fewer languages than those who work there: the nearest one. */
export function useStaffLanguage(): StaffLanguage {
  const chain = FALLBACKS[useLanguage()];
  return chain.map((each) => STAFF_LANGUAGES.find((language) => language === each)).find((each) => each !== undefined)!;
}
