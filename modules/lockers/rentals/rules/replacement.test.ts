import { expect, test } from 'vitest';
import { byFit, replacements } from './replacement.ts';

const SIZES = ['S', 'M', 'L', 'XL'];
const box = (lockId: string, sizeCode: string) => ({ lockId, number: lockId, sizeCode });
const free = [box('a', 'L'), box('b', 'S'), box('c', 'M'), box('d', 'S'), box('own', 'M')];
const booked = { sizeCode: 'M', lockId: 'own' };
const names = (boxes: readonly { lockId: string }[]) => boxes.map(({ lockId }) => lockId);

test('the same size first, then a larger one, never a smaller one, never the same box', () => {
  expect(names(replacements(booked, free, SIZES))).toEqual(['c', 'a']);
  expect(names(replacements({ ...booked, sizeCode: 'XL' }, free, SIZES))).toEqual([]);
});

test('staff may choose a smaller one too; it comes last', () => {
  expect(names(byFit(booked, free, SIZES))).toEqual(['c', 'a', 'b', 'd']);
});
