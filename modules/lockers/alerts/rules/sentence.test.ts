import { expect, test } from 'vitest';
import { AlertKind } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { aboutOf, subjectPath, subjectWord } from './sentence.ts';

const lock = { kind: 'lock', id: '0198f0c0-0000-7000-8000-000000000001', name: '12' } as const;
const controller = { ...lock, kind: 'controller', name: 'Nord' } as const;

const cases = [
  ['a battery with its level', 'battery_low', { battery: 24 }, 'alert.battery_low.about_percent'],
  ['a battery whose level nobody said', 'battery_low', {}, 'alert.battery_low.about'],
  ['a level that is none', 'battery_low', { battery: '24' }, 'alert.battery_low.about'],
  ['a command nobody answered', 'command_failed', { state: 'timed_out' }, 'alert.command_failed.about_silent'],
  ['a command that failed', 'command_failed', { state: 'failed' }, 'alert.command_failed.about'],
] as const;

for (const [name, kind, data, key] of cases) {
  test(`${name} says ${key}`, () => expect(aboutOf({ kind, subject: lock, data }).key).toBe(key));
}

test('every kind has its title and its sentence, and no parameter is left over', () => {
  for (const kind of AlertKind.options) {
    for (const data of [{}, { battery: 12, state: 'timed_out' }]) {
      const { key, params } = aboutOf({ kind, subject: lock, data });
      expect(adminDe[`alert.${kind}`]).not.toBe('');
      expect(adminDe[key].replace(/\{(\w+)\}/g, (_, name) => String(params[name] ?? '?'))).not.toMatch(/[?{}]/);
    }
  }
});

test('a box, a controller and a terminal lead to their own screens', () => {
  expect(subjectPath({ kind: 'jam', subject: lock })).toBe(`/admin/locks/${lock.id}`);
  expect(subjectPath({ kind: 'controller_offline', subject: controller })).toBe(`/admin/monitoring/${lock.id}`);
  expect(subjectPath({ kind: 'terminal_offline', subject: controller })).toBe(`/admin/terminals/${lock.id}`);
  expect(subjectWord({ kind: 'terminal_offline', subject: controller })).toBe('terminal');
});
