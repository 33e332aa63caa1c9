import { expect, it } from 'vitest';
import type { KernelCommand } from '../kernel/commands/kernel-command.ts';
import { TextBudget } from './text-budget.ts';

function note(orders: number, length: number): KernelCommand {
  const parent_order_numeric_ids = Array.from({ length: orders }, (_, at) => at + 1);
  return { id: 'n', name: 'order.note', args: { parent_order_numeric_ids, note: 'x'.repeat(length) } };
}

it('[OL62] a note on many orders counts with each of them, and one that can never fit says how large it is', () => {
  const texts = new TextBudget(() => 0);
  expect(texts.refusalOf(note(1_000, 2_000), 1)).toEqual({
    message:
      'At most 1,000 kB of notes and changes a minute are taken from you; this text on 1,000 orders is 2,261 kB. ' +
      'Shorten the text or choose fewer orders.',
    retryAfterSeconds: null,
  });
  expect(texts.refusalOf(note(1_000, 500), 1)).toBeNull();
});

it('[OL62] who writes more than a desk ever does is told when to go on, and nobody else is', () => {
  let now = 0;
  const texts = new TextBudget(() => now);
  expect(texts.refusalOf(note(1_000, 500), 1)).toBeNull();
  expect(texts.refusalOf(note(1_000, 500), 1)).toEqual({
    message: 'At most 1,000 kB of notes and changes a minute are taken from you. Try again in 32 s.',
    retryAfterSeconds: 32,
  });
  expect(texts.refusalOf(note(1_000, 500), 2)).toBeNull();
  now += 32_000;
  expect(texts.refusalOf(note(1_000, 500), 1)).toBeNull();
});

it('[OL62] never counts a cancel', () => {
  const texts = new TextBudget(() => 0);
  const reason = 'x'.repeat(500);
  const parent_order_numeric_ids = Array.from({ length: 1_000 }, (_, at) => at + 1);
  const cancel: KernelCommand = { id: 'x', name: 'order.cancel', args: { parent_order_numeric_ids, reason } };
  for (let count = 0; count < 20; count += 1) expect(texts.refusalOf(cancel, 1)).toBeNull();
});
