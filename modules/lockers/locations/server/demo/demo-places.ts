import type { Interval, OpeningHours } from '@fachwerk/opening-hours/contract';
import type { StorageLocationData } from '../../contract.ts';
import { NEW_LOCATION } from '../../rules/new-location.ts';

/** A location of the demo; `group` is the name of its price group. */
export type DemoPlace = Omit<StorageLocationData, 'priceGroupId' | 'openingHours'> & {
  readonly group: string;
  readonly hours: (year: number) => OpeningHours;
};

const open = (from: string, to: string): Interval[] => [{ from, to }];
const everyWorkday = (intervals: Interval[]) => ({
  monday: intervals,
  tuesday: intervals,
  wednesday: intervals,
  thursday: intervals,
});
const oneDay = (on: string, intervals: Interval[], note: string) => ({ firstOn: on, lastOn: on, intervals, note });

const HOUR = 60;
const DAY = 24 * HOUR;

const usual = { ...NEW_LOCATION, isActive: true };

/** By the code of the demo company. The squares and stations are real, the lockers are not. */
export const DEMO_PLACES: Readonly<Record<string, readonly DemoPlace[]>> = {
  zeitlagercity: [
    {
      ...usual,
      name: { de: 'Berlin Alexanderplatz', ru: 'Берлин Александерплац' },
      description: {
        de: 'Schließfächer im Durchgang zur U-Bahn, wenige Schritte von der Weltzeituhr. Stufenloser Zugang über den Aufzug an der Ostseite.',
        deDu: 'Schließfächer im Durchgang zur U-Bahn, wenige Schritte von der Weltzeituhr. Stufenlos kommst du über den Aufzug an der Ostseite hin.',
        en: 'Lockers in the passage to the underground, a few steps from the World Clock. Step-free access by the lift on the east side.',
        it: 'Armadietti nel passaggio verso la metropolitana, a pochi passi dall’Orologio Universale.',
      },
      directions: {
        de: 'Vom Ausgang der U-Bahn zur Weltzeituhr: die Treppe hinab, nach 20 Schritten links. Mit Gepäck nehmen Sie den Aufzug an der Ostseite.',
        deDu: 'Vom Ausgang der U-Bahn zur Weltzeituhr: die Treppe hinab, nach 20 Schritten links. Mit Gepäck nimmst du den Aufzug an der Ostseite.',
        en: 'From the underground exit at the World Clock: down the stairs, left after 20 steps. With luggage take the lift on the east side.',
        it: 'Dall’uscita della metropolitana all’Orologio Universale: scenda le scale e dopo 20 passi a sinistra. Con i bagagli prenda l’ascensore sul lato est.',
        ru: 'От выхода метро у Часов мира: вниз по лестнице и через 20 шагов налево. С багажом удобнее лифт с восточной стороны.',
      },
      address: { street: 'Alexanderplatz 3', postcode: '10178', city: 'Berlin', country: 'DE' },
      position: { latitude: 52.52195, longitude: 13.41321 },
      group: 'Innenstadt',
      isLongTerm: true,
      maxDurationMinutes: 28 * DAY,
      checkMinutes: 0,
      operatorEmail: 'berlin@zeitlagercity.example',
      hours: (year) => ({
        isAlwaysOpen: false,
        weekly: {
          ...everyWorkday(open('06:00', '24:00')),
          friday: open('06:00', '02:00'),
          saturday: open('07:00', '02:00'),
          sunday: open('08:00', '22:00'),
        },
        holidaysOf: 'BE',
        onHolidays: open('08:00', '22:00'),
        exceptions: [
          oneDay(`${year}-12-24`, open('08:00', '14:00'), 'Heiligabend'),
          oneDay(`${year}-12-31`, open('08:00', '18:00'), 'Silvester'),
        ],
      }),
    },
    {
      ...usual,
      name: {
        de: 'München Hauptbahnhof',
        en: 'Munich Central Station',
        it: 'Monaco Stazione Centrale',
        ru: 'Мюнхен, Главный вокзал',
      },
      description: {
        de: 'Gegenüber dem Nordausgang des Hauptbahnhofs, rund um die Uhr zugänglich. Die großen Fächer fassen auch Skier und Kinderwagen.',
        en: 'Opposite the north exit of the central station, open round the clock. The large boxes also take skis and prams.',
      },
      directions: {
        de: 'Nordausgang, Arnulfstraße überqueren; der Eingang liegt neben dem Taxistand und ist ebenerdig.',
        en: 'North exit, cross Arnulfstraße; the entrance is next to the taxi rank, at street level.',
        it: 'Uscita nord, attraversi la Arnulfstraße; l’ingresso è accanto ai taxi, a livello strada.',
        ru: 'Северный выход, перейдите Arnulfstraße; вход рядом со стоянкой такси, без ступеней.',
      },
      address: { street: 'Arnulfstraße 3', postcode: '80335', city: 'München', country: 'DE' },
      position: { latitude: 48.14175, longitude: 11.55862 },
      group: 'Bahnhof',
      isLongTerm: false,
      maxDurationMinutes: 3 * DAY,
      checkMinutes: 10,
      operatorEmail: 'muenchen@zeitlagercity.example',
      hours: () => ({
        isAlwaysOpen: true,
        weekly: {
          ...everyWorkday(open('00:00', '24:00')),
          friday: open('00:00', '24:00'),
          saturday: open('00:00', '24:00'),
          sunday: open('00:00', '24:00'),
        },
        holidaysOf: 'BY',
        onHolidays: open('00:00', '24:00'),
        exceptions: [],
      }),
    },
    {
      ...usual,
      name: { de: 'Köln Neumarkt', en: 'Cologne Neumarkt', it: 'Colonia Neumarkt' },
      description: {
        de: 'In der Passage am Neumarkt, zwischen Haltestelle und Schildergasse.',
        en: 'In the arcade at Neumarkt, between the tram stop and Schildergasse.',
      },
      directions: {
        de: 'In der Passage die erste Tür rechts. Ein Aufzug fährt von der Haltestelle bis in die Passage.',
        en: 'In the arcade, the first door on the right. A lift goes from the tram stop up to the arcade.',
        it: 'Nel passaggio, la prima porta a destra. Un ascensore sale dalla fermata al passaggio.',
        ru: 'В пассаже первая дверь направо. От остановки в пассаж поднимается лифт.',
      },
      address: { street: 'Neumarkt 8', postcode: '50667', city: 'Köln', country: 'DE' },
      position: { latitude: 50.93625, longitude: 6.94795 },
      group: 'Innenstadt',
      isLongTerm: true,
      maxDurationMinutes: 14 * DAY,
      checkMinutes: 0,
      operatorEmail: 'koeln@zeitlagercity.example',
      hours: (year) => ({
        isAlwaysOpen: false,
        weekly: {
          ...everyWorkday(open('07:00', '22:00')),
          friday: open('07:00', '23:00'),
          saturday: open('08:00', '23:00'),
          sunday: [
            { from: '09:00', to: '13:00' },
            { from: '14:00', to: '20:00' },
          ],
        },
        holidaysOf: 'NW',
        onHolidays: open('10:00', '18:00'),
        exceptions: [
          oneDay(`${year}-12-24`, open('08:00', '14:00'), 'Heiligabend'),
          oneDay(`${year}-12-31`, open('08:00', '16:00'), 'Silvester'),
          { firstOn: `${year + 1}-01-18`, lastOn: `${year + 1}-01-19`, intervals: [], note: 'Umbau der Passage' },
        ],
      }),
    },
  ],
  'zeitlager-hamburg': [
    {
      ...usual,
      name: { de: 'Hamburg Dammtor', en: 'Hamburg Dammtor', ru: 'Гамбург Даммтор' },
      description: {
        de: 'Am Bahnhof Dammtor, zwischen Planten un Blomen und Universität.',
        en: 'At Dammtor station, between Planten un Blomen park and the university.',
      },
      directions: {
        de: 'Ausgang Dag-Hammarskjöld-Platz, dann links unter der Brücke; ebenerdig.',
        en: 'Exit Dag-Hammarskjöld-Platz, then left under the bridge; at street level.',
        it: 'Uscita Dag-Hammarskjöld-Platz, poi a sinistra sotto il ponte; a livello strada.',
        ru: 'Выход Dag-Hammarskjöld-Platz, затем налево под мост; без ступеней.',
      },
      address: { street: 'Dag-Hammarskjöld-Platz 15', postcode: '20354', city: 'Hamburg', country: 'DE' },
      position: { latitude: 53.56068, longitude: 9.98968 },
      group: 'Bahnhof',
      isLongTerm: true,
      maxDurationMinutes: 7 * DAY,
      checkMinutes: 0,
      operatorEmail: 'technik.hamburg@zeitlagercity.example',
      hours: (year) => ({
        isAlwaysOpen: false,
        weekly: {
          ...everyWorkday(open('05:30', '23:30')),
          friday: open('05:30', '01:00'),
          saturday: open('06:30', '01:00'),
          sunday: open('07:00', '22:00'),
        },
        holidaysOf: 'HH',
        onHolidays: open('08:00', '20:00'),
        exceptions: [oneDay(`${year}-12-24`, open('07:00', '15:00'), 'Heiligabend')],
      }),
    },
  ],
  'trattoria-bella': [
    {
      ...usual,
      name: { de: 'Trattoria Bella, Eingang', en: 'Trattoria Bella, entrance', it: 'Trattoria Bella, ingresso' },
      description: {
        de: 'Abholfächer neben der Tür, Tag und Nacht zugänglich.',
        en: 'Collection boxes beside the door, day and night.',
        it: 'Box di ritiro accanto alla porta, giorno e notte.',
      },
      address: { street: 'Körnerstraße 38', postcode: '50823', city: 'Köln', country: 'DE' },
      position: { latitude: 50.94952, longitude: 6.91815 },
      group: '',
      isLongTerm: false,
      maxDurationMinutes: DAY,
      checkMinutes: 0,
      operatorEmail: 'ciao@trattoria-bella.example',
      hours: () => ({
        isAlwaysOpen: true,
        weekly: { ...everyWorkday([]), friday: [], saturday: [], sunday: [] },
        holidaysOf: null,
        onHolidays: [],
        exceptions: [],
      }),
    },
  ],
};
