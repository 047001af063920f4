import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { tilesEn } from './tiles.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...tilesEn,
  'capability.area.pins': 'Quick start',
  'capability.pins.manage': 'Manage quick starts',
  'pin.unknown': 'This quick start is no longer there.',
  'pin.too_many': 'There cannot be more quick starts.',
  'audit.pin.saved': 'Quick start saved',
  'audit.pin.removed': 'Quick start deleted',
  'pins.empty': 'There is no quick start yet.',
  'pins.add': 'Add a quick start',
  'pins.save': 'Save quick start',
  'pins.name': 'Name',
  'pins.name_help': 'With “Anleitung” in it, it gets a play sign.',
  'pins.description': 'What it is for',
  'pins.remove': 'Delete “{name}”',
  'pins.remove_text': 'What was asked over it stays under messages.',
  'pins.close_title': 'Close the conversation?',
  'pins.close_text': 'What you wrote has been sent. You will find answers under messages.',
  'pins.close': 'Close',
};
