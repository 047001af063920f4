import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...commonDeDu,

  'withdraw.lead':
    'Hier widerrufst du einen Vertrag, ohne dich anzumelden. Prüfe im zweiten Schritt deine Angaben; danach bestätigen wir den Eingang sofort per E-Mail.',
  'withdraw.name': 'Dein Name',
  'withdraw.subject': 'Was widerrufst du?',
  'withdraw.subject.help': 'Nur ausfüllen, wenn du einen Teil der Bestellung widerrufst. Gründe musst du nicht nennen.',
  'withdraw.check': 'Bitte prüfe deine Angaben. Erst mit „Widerruf bestätigen“ ist der Widerruf erklärt.',
  'withdraw.received': 'Dein Widerruf ist eingegangen',
  'withdraw.received.what':
    'Wir haben dir diese Bestätigung an {email} geschickt. Wir prüfen den Widerruf und melden uns. Eine Kopie dieser Seite kannst du ausdrucken.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
