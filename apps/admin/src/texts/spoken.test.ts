import { expect, test } from 'vitest';
import { houseEn } from './house.en.ts';
import { houseIt } from './house.it.ts';
import { houseRu } from './house.ru.ts';

/** What people who do not read German or English work with all day (spec §4); the rest is said in English. */
const SPOKEN = [
  /^(menu|palette|account|kit)\./,
  /^(login|auth)\./,
  /^(dashboard|welcome|people)\./,
  /^news\.\d/,
  /^(alerts\.(tile|bell|priority)|tile\.(batteries|rentals|orders|termin|statistic|time_log|chatgpt)|pins|desk\.tile)\b/,
  /^(termin|todo|ai_text|statistics\.tile)\./,
  /^(kitchen|wall|chat|chat_desk)\./,
  /^(orders|access_rights\.(?!feed))/,
  /^shop\.pause/,
  /^log\.(door|lock|controller)\./,
];
const isSpoken = (key: string) => SPOKEN.some((area) => area.test(key));

for (const [language, words] of [
  ['Italian', houseIt],
  ['Russian', houseRu],
] as const) {
  test(`sign-in, shell, overview, orders, kitchen, walls, rentals and chat speak ${language}`, () => {
    const wanted = Object.keys(houseEn).filter(isSpoken);
    expect(wanted.length).toBeGreaterThan(800);
    expect(wanted.filter((key) => !(key in words))).toEqual([]);
  });
}
