/** The screens of staff. */
export const screensDe = {
  'sites.title': 'Meine Webseite',
} as const;
