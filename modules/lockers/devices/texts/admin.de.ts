import { commonDe } from './common.de.ts';

export const adminDe = {
  ...commonDe,
  'capability.area.controllers': 'Steuereinheiten und Terminals',
  'capability.controllers.read': 'Steuereinheiten und Terminals ansehen',
  'capability.controllers.manage': 'Steuereinheiten und Terminals anlegen, ändern und stilllegen',

  'controller.unknown': 'Diese Steuereinheit gibt es nicht.',
  'controller.changed_meanwhile': 'Diese Steuereinheit wurde inzwischen von jemand anderem geändert.',
  'controller.has_locks':
    'Dieser Steuereinheit sind Fächer zugeordnet. Ordnen Sie sie zuerst einer anderen Steuereinheit zu.',
  'controller.offline': 'Das Gerät ist nicht erreichbar.',
  'controller.archived': 'Dieses Gerät ist archiviert.',
  'controller.of_other_location': 'Diese Steuereinheit gehört zu einem anderen Standort.',

  'audit.controller.added': 'Steuereinheit angelegt',
  'audit.controller.edited': 'Steuereinheit geändert',
  'audit.controller.archived': 'Steuereinheit archiviert',
  'audit.controller.restored': 'Steuereinheit wiederhergestellt',
  'audit.controller.token_renewed': 'Neues Token erzeugt, alte Zugangsdaten gesperrt',

  'log.controller.online': '{name} ist erreichbar',
  'log.controller.offline': '{name} ist nicht mehr erreichbar',
  'log.controller.provisioned': '{name} hat seine Zugangsdaten erhalten',

  'capability.locks.read': 'Schlösser und Wände ansehen',
  'capability.locks.service': 'Schlösser warten: stilllegen, Notizen schreiben',

  'controllers.title': 'Steuereinheiten',
  'controllers.title.about': 'Steuereinheiten der Fächer hinzufügen und verbinden.',
  'controllers.title.words': 'Hardware, Controller, Gerät, Schloss, Firmware, MQTT',

  'terminals.title': 'Terminals',
  'terminals.title.about': 'Bildschirme am Standort hinzufügen und verbinden.',
  'terminals.title.words': 'Kiosk, Display, Tablet, Touchscreen',

  'controllers.one': 'Steuereinheit',

  'terminals.one': 'Terminal',

  'controllers.add': 'Steuereinheit anlegen',
  'controllers.add.short': 'Anlegen',

  'terminals.add': 'Terminal anlegen',

  'controllers.empty.title': 'Noch keine Steuereinheit',
  'controllers.empty.text':
    'Eine Steuereinheit verbindet die Schlösser eines Standorts mit dem Netz. Nach dem Anlegen meldet sich das Gerät mit einem einmaligen Token an.',

  'terminals.empty.title': 'Noch kein Terminal',
  'terminals.empty.text':
    'An einem Terminal öffnen Kunden ihr Fach mit der PIN. Nach dem Anlegen meldet sich das Gerät mit einem einmaligen Token an.',

  'controllers.csv': 'steuereinheiten',

  'terminals.csv': 'terminals',

  'controllers.name': 'Name',
  'controllers.location': 'Standort',
  'controllers.serial': 'Seriennummer',
  'controllers.serial.help': 'Auf dem Typenschild des Geräts.',
  'controllers.lock_type': 'Schlosstyp',
  'controllers.lock_type.help':
    'Gilt für alle Schlösser dieser Steuereinheit. Grenzwerte lassen sich je Schlosstyp festlegen.',
  'controllers.note': 'Notiz',
  'controllers.state': 'Verbindung',
  'controllers.state.new': 'nicht eingerichtet',
  'controllers.state.waiting': 'noch nie verbunden',
  'controllers.state.online': 'online',
  'controllers.state.offline': 'offline',
  'controllers.since.online': 'online seit',
  'controllers.since.offline': 'offline seit',
  'controllers.last_seen': 'Zuletzt gemeldet',
  'controllers.firmware': 'Firmware',
  'controllers.queue': 'Warteschlange',
  'controllers.queue.empty': 'leer',
  'controllers.queue.count_one': 'eine Meldung wartet',
  'controllers.queue.count_other': '{count} Meldungen warten',
  'controllers.locks': 'Schlösser',
  'controllers.locks.all': 'In der Liste anzeigen',
  'controllers.alerts': 'Offene Meldungen',
  'controllers.alerts.none': 'Keine offenen Meldungen.',
  'controllers.ping': 'Anpingen',
  'controllers.ping.last': 'Letzter Ping',
  'controllers.ping.under_way': 'Antwort ausstehend …',
  'controllers.ping.answer': '{milliseconds} ms',
  'controllers.ping.none': 'keine Antwort',
  'controllers.edit': 'Bearbeiten',
  'controllers.saved': '{name} ist gespeichert.',
  'controllers.renew': 'Token erneuern',
  'controllers.renew.title': 'Token von {name} erneuern?',
  'controllers.renew.text':
    'Das bisherige Gerät wird sofort getrennt. Die Schlösser lassen sich erst wieder öffnen, wenn ein Gerät das neue Token einlöst.',
  'controllers.archive': 'Archivieren',
  'controllers.archive.title': '{name} archivieren?',
  'controllers.archive.text':
    'Das Gerät wird getrennt und aus der Liste entfernt. Das Log bleibt erhalten. Im Archiv lässt es sich wiederherstellen.',
  'controllers.archived': '{name} ist archiviert.',
  'controllers.archived.since': 'Archiviert seit',
  'controllers.archived.title': 'Archiviert',
  'controllers.archived.text':
    'Dieses Gerät ist getrennt. Nach dem Wiederherstellen braucht es ein neues Token, bevor es sich verbindet.',
  'controllers.filter.archived': 'Archiv',
  'controllers.filter.archived.yes': 'nur archivierte',
  'controllers.restore': 'Wiederherstellen',
  'controllers.restored': '{name} ist wiederhergestellt. Erneuern Sie das Token, um das Gerät zu verbinden.',
  'controllers.view.state': 'Status',
  'controllers.view.edit': 'Angaben',

  'provisioning.title': '{name} einrichten',
  'provisioning.once': 'Das Token ist nur jetzt sichtbar. Es gilt einmal, bis {time}.',
  'provisioning.token': 'Token',
  'provisioning.url': 'Adresse zum Einlösen',
  'provisioning.qr': 'QR-Code mit Adresse und Token',
  'provisioning.steps': 'Nächste Schritte am Gerät',
  'provisioning.step.power': 'Gerät einschalten und mit dem Netz verbinden.',
  'provisioning.step.scan': 'In der Einrichtung des Geräts den QR-Code scannen oder Adresse und Token eingeben.',
  'provisioning.step.done': 'Das Gerät ruft seine Zugangsdaten ab und erscheint hier als online.',
  'provisioning.done': 'Fertig',
  'provisioning.waiting': 'Wartet auf das Gerät …',
  'provisioning.online': 'Das Gerät ist online.',

  'simulation.not_a_demo': 'Störungen lassen sich nur bei virtuellen Geräten der Demo-Firmen auslösen.',
  'simulation.wrong_place': 'Diese Störung ist hier nicht möglich.',
  'simulation.title': 'Simulator',
  'simulation.about': 'Dieses Gerät ist virtuell. Lösen Sie eine Störung aus und beobachten Sie die Wirkung.',
  'simulation.fault.jam': 'Riegel klemmt',
  'simulation.fault.forced_door': 'Tür aufgebrochen',
  'simulation.fault.door_left_open': 'Tür bleibt offen',
  'simulation.fault.low_battery': 'Batterie schwach',
  'simulation.fault.no_signal': 'Kein Funksignal',
  'simulation.fault.slow': 'Antwortet langsam',
  'simulation.fault.silent': 'Antwortet nicht',
  'simulation.fault.lying': 'Meldet falsche Werte',
  'simulation.fault.offline': 'Verbindung getrennt',
  'simulation.fault.flapping': 'Verbindung instabil',
} as const;
