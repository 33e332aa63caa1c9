import { describe, expect, it } from 'vitest';
import { replaceInGroup, replacementProblem } from './replace-name.ts';

const GROUP = {
  name: 'By size',
  type: 'conditional',
  base: 'Quiet',
  multi_arm_param_values: { quiet: { min_alloc: 10, max_alloc: 90 }, vwap: { min_alloc: 10, max_alloc: 90 } },
  rules: [
    { result_destination: 'QUIET ', filters: [] },
    { result_destination: 'pov', filters: [] },
  ],
} as const;

describe('a replacement', () => {
  it('replaces the old name wherever a group led to it', () => {
    expect(replaceInGroup(GROUP, 'Quiet', 'Louder')).toEqual({
      ...GROUP,
      base: 'Louder',
      multi_arm_param_values: { Louder: { min_alloc: 10, max_alloc: 90 }, vwap: { min_alloc: 10, max_alloc: 90 } },
      rules: [
        { result_destination: 'Louder', filters: [] },
        { result_destination: 'pov', filters: [] },
      ],
    });
    expect(replaceInGroup(GROUP, 'another', 'Louder')).toEqual(GROUP);
  });

  it('is refused when a rule or arm leads to it already', () => {
    expect(replacementProblem(GROUP, 'Quiet', 'POV')).toContain('leads to “POV” already');
    expect(replacementProblem(GROUP, 'Quiet', 'twap')).toBeNull();
    expect(replacementProblem(GROUP, 'another', 'pov')).toBeNull();
  });
});
