import { describe, expect, it } from 'vitest';
import { advanceSequence, NO_STROKES, SEQUENCE_TIMEOUT_MS, type SequenceState } from './key-sequence.ts';

const commands = [
  { id: 'users', keys: ['g', 'u'] },
  { id: 'home', keys: ['g', 'h'] },
  { id: 'navigation', keys: ['['] },
  { id: 'no keys' },
];

function typed(strokes: readonly string[], gapMs = 100) {
  let state: SequenceState = NO_STROKES;
  const ran: string[] = [];
  strokes.forEach((stroke, index) => {
    const step = advanceSequence(state, stroke, 10_000 + index * gapMs, commands);
    state = step.state;
    if (step.kind === 'run') ran.push(step.command.id);
  });
  return ran;
}

describe('advanceSequence', () => {
  it('runs a command on its last stroke', () => {
    expect(typed(['g', 'u'])).toEqual(['users']);
    expect(typed(['['])).toEqual(['navigation']);
  });

  it('forgets strokes that came too long ago', () => {
    expect(typed(['g', 'u'], SEQUENCE_TIMEOUT_MS + 1)).toEqual([]);
  });

  it('lets a stroke that breaks a sequence stand by itself', () => {
    expect(typed(['g', '['])).toEqual(['navigation']);
    expect(typed(['g', 'g', 'h'])).toEqual(['home']);
  });

  it('starts over after a command ran', () => {
    expect(typed(['g', 'u', 'u'])).toEqual(['users']);
  });
});
