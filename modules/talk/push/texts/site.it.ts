export const siteIt = {
  'push.title': 'Notifiche su questo dispositivo',
  'push.about':
    'Novità da {site} come breve notifica, anche a pagina chiusa. Al massimo di giorno, e si disattivano in ogni momento.',
  'push.on': 'Su questo dispositivo le notifiche sono attive.',
  'push.others': 'Attive su {count} dei Suoi dispositivi.',
  'push.start': 'Attivare le notifiche',
  'push.end': 'Disattivare le notifiche',
  'push.end_all': 'Disattivare su tutti i dispositivi',
  'push.denied':
    'Il Suo browser non consente notifiche per questa pagina. Può cambiarlo nelle impostazioni del browser per questa pagina.',
  'push.unable':
    'Questo browser non può ricevere notifiche. Su iPhone e iPad aggiunga prima la pagina alla schermata Home.',
  'push.failed': 'Non è stato possibile attivare le notifiche. Riprovi.',
  'push.endpoint_refused': 'Il servizio di notifica di questo browser non è conosciuto. Usi un altro browser.',
  'push.too_many_devices': 'Non sono possibili più di venti dispositivi. Ne disattivi prima uno.',
} as const;
