export const requestsDe = {
  'requests.title': 'Server-Protokolle',
} as const;
